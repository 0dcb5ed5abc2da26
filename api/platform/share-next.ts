/** Concurrent calls share one result of `read`, and never one whose reading began before their call. */
export function shareNext<A extends unknown[], T>(read: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const start = (...args: A) => {
    running = read(...args).finally(() => {
      running = undefined
    })
    return running
  }
  return (...args) => {
    if (!running) return start(...args)
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return start(...args)
      })
    return next
  }
}
