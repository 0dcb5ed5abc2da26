/**
 * Calls with the same key in one turn of the event loop share one result. `load` starts after all of them, so each sees everything that was
 * committed before its call.
 */
export function shareWithinTurn<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  let waiting = new Map<string, PromiseWithResolvers<T>>()
  const loadAll = () => {
    const keys = waiting
    waiting = new Map()
    for (const [key, { resolve, reject }] of keys) load(key).then(resolve, reject)
  }
  return (key) => {
    if (waiting.size === 0) setImmediate(loadAll)
    const shared = waiting.get(key) ?? Promise.withResolvers<T>()
    waiting.set(key, shared)
    return shared.promise
  }
}
