/** Ids with those that arrived by upload in the order in which their files were chosen, after those that were there before. */
export const inChosenOrder = (ids: readonly string[], places: ReadonlyMap<string, number>): string[] =>
  [...new Set(ids)].toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
