/** Numbers that are the same in every run with the same seed. */
export type Random = {
  /** A whole number from 0 to `limit` - 1. */
  below: (limit: number) => number
  pick: <T>(items: readonly T[]) => T
  /** `count` different items, or all. */
  sample: <T>(items: readonly T[], count: number) => T[]
}

/** mulberry32: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('createRandom: pick needs an item')
    return item
  }
  return {
    below,
    pick,
    sample: (items, count) => {
      const left = [...items]
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat()
    },
  }
}
