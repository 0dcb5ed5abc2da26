/** Calls `run` once the browser is idle, in Safari after 2 seconds. Returns a cancel function. */
export function runWhenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, { timeout: 5_000 })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 2_000)
  return () => clearTimeout(timer)
}
