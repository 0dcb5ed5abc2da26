/** One value that is valid for a while after it was set. */
export type TtlCache<T> = { get: () => T | undefined; set: (value: T) => void; clear: () => void }

export function createTtlCache<T>(ttlMs: number): TtlCache<T> {
  let cached: { value: T; until: number } | undefined
  return {
    get: () => (cached && performance.now() < cached.until ? cached.value : undefined),
    set: (value) => {
      cached = { value, until: performance.now() + ttlMs }
    },
    clear: () => {
      cached = undefined
    },
  }
}
