import type { FastifyRateLimitStore } from '@fastify/rate-limit'

type Count = { current: number; since: number }
const stores = new Set<LimitCounts>()

/** Counts for the rate limits as the store of the library does, and can be emptied. */
export class LimitCounts implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>()

  constructor() {
    stores.add(this)
  }

  incr(key: string, callback: (error: null, result: { current: number; ttl: number }) => void, timeWindow: number): void {
    const now = Date.now()
    const counted = this.#counts.get(key)
    const count = counted && counted.since + timeWindow > now ? { ...counted, current: counted.current + 1 } : { current: 1, since: now }
    this.#counts.set(key, count)
    callback(null, { current: count.current, ttl: count.since + timeWindow - now })
  }

  child(): LimitCounts {
    return new LimitCounts()
  }

  /** Empties all of them. */
  static reset(): void {
    for (const store of stores) store.#counts.clear()
  }
}
