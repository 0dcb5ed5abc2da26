export type RelationOption = { value: string; label: string }

type Known = { matches: readonly RelationOption[]; chosen: readonly RelationOption[]; isMultiple: boolean; isSearch: boolean }

/** The options of a relation select in their order. A search offers a chosen row only where Enter keeps it: first, and the only one that can be chosen. */
export function relationOptions({ matches, chosen, isMultiple, isSearch }: Known): RelationOption[] {
  const isChosen = ({ value }: RelationOption) => chosen.some((option) => option.value === value)
  if (!isSearch) return [...chosen, ...matches.filter((option) => !isChosen(option))]
  return matches.filter((option, index) => !isChosen(option) || (index === 0 && !isMultiple))
}
