/** One value that is valid for a while after it was set; `ttlMs` of `set` replaces that time for one value. */
export type TtlCache<T> = { get: () => T | undefined; set: (value: T, ttlMs?: number) => void; clear: () => void }

export function createTtlCache<T>(defaultMs: number): TtlCache<T> {
  let cached: { value: T; until: number } | undefined
  return {
    get: () => (cached && performance.now() < cached.until ? cached.value : undefined),
    set: (value, ttlMs = defaultMs) => {
      cached = { value, until: performance.now() + ttlMs }
    },
    clear: () => {
      cached = undefined
    },
  }
}
