/** Runs once the browser has nothing better to do; gives what calls it off. Safari knows no idle time: there it waits two seconds. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(run, { timeout: 5_000 })
    return () => window.cancelIdleCallback(asked)
  }
  const timer = setTimeout(run, 2_000)
  return () => clearTimeout(timer)
}
