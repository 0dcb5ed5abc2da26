/** Sorts uploaded ids by the order in which their files were selected, after the existing ids. */
export const sortBySelection = (ids: readonly string[], selectionOrder: ReadonlyMap<string, number>): string[] =>
  [...new Set(ids)].toSorted((a, b) => (selectionOrder.get(a) ?? 0) - (selectionOrder.get(b) ?? 0))
