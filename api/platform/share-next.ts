/** Concurrent calls share one result of `read`, which never runs twice at once, and never one whose reading began before their call. */
export function shareNext<A extends unknown[], T>(read: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const start = (...args: A): Promise<T> => {
    const own = read(...args).finally(() => {
      // While a next one waits, it takes this place.
      if (!next) running = undefined
    })
    running = own
    return own
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
