/** Every combination of one item from each group, the last group varying fastest. Empty groups are left out; without groups there is none. */
export function combinations<T>(groups: readonly (readonly T[])[]): T[][] {
  const filled = groups.filter((group) => group.length > 0)
  if (filled.length === 0) return []
  return filled.reduce<T[][]>((combined, group) => combined.flatMap((start) => group.map((item) => [...start, item])), [[]])
}

/** A key for a set of ids, independent of their order. */
export const combinationKey = (ids: readonly string[]): string => [...ids].sort().join(' ')
