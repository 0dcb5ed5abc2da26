/** Runs a callback when the page is idle; in Safari, which has no `requestIdleCallback`, after two seconds. Returns a cancel function. */
export function runWhenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, { timeout: 5_000 })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 2_000)
  return () => clearTimeout(timer)
}
