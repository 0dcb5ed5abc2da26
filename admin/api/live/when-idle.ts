/** Runs something once the page has come to rest; Safari knows no idle time, there it waits two seconds. Gives what calls it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(run, { timeout: 5_000 })
    return () => window.cancelIdleCallback(asked)
  }
  const timer = setTimeout(run, 2_000)
  return () => clearTimeout(timer)
}
