/** Every way to take one of each group, the last group turning fastest. A group without choices is left out; of none there is no way. */
export function combinations<T>(groups: readonly (readonly T[])[]): T[][] {
  const chosen = groups.filter((group) => group.length > 0)
  if (chosen.length === 0) return []
  return chosen.reduce<T[][]>((all, group) => all.flatMap((before) => group.map((one) => [...before, one])), [[]])
}

/** One text for a set of ids, whatever order they come in. */
export const combinationKey = (ids: readonly string[]): string => [...ids].sort().join(' ')
