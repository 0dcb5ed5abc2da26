import type { CrudFilter, CrudFilters } from '@refinedev/core'
import type { FieldOf, Kind } from '@wasl/shared/registry/fields.ts'

const operators = ['eq', 'in', 'contains', 'gte', 'lte', 'within'] as const
type Operator = (typeof operators)[number]

/** What is asked of one field: `{ gte: 5, lte: 10 }`, `{ in: ['a', 'b'] }`, `{ within: 'last_7_days' }`. */
export type Criteria = { readonly [O in Operator]?: unknown }
/** What is asked of each field. */
export type CriteriaByField = Readonly<Record<string, Criteria>>

export type FilterProps<K extends Kind> = { id: string; field: FieldOf<K>; criteria: Criteria; onChange: (criteria: Criteria) => void }

// Refine has no operator for a span of days: the word of the API stands as a field of its own.
const withinWord = '_within'
const notOfFields = ['q', '_or']

/** Refine's filters, gathered by field; the search words (`q`) and the groups (`_or`) are none of them. */
export function criteriaOf(filters: CrudFilters): CriteriaByField {
  const gathered: Record<string, Criteria> = {}
  for (const filter of filters) {
    if (!('field' in filter) || notOfFields.includes(filter.field) || !isAsked(filter.value)) continue
    const [field, operator] = filter.field.endsWith(withinWord)
      ? [filter.field.slice(0, -withinWord.length), 'within']
      : [filter.field, filter.operator]
    if (isOperator(operator)) gathered[field] = { ...gathered[field], [operator]: filter.value }
  }
  return gathered
}

/** What is asked of each field as Refine's filters; what is empty asks nothing. */
export const filtersOf = (criteria: CriteriaByField): CrudFilter[] =>
  Object.entries(criteria).flatMap(([field, asked]) =>
    operators.flatMap((operator) => (isAsked(asked[operator]) ? [filterOf(field, operator, asked[operator])] : [])),
  )

const filterOf = (field: string, operator: Operator, value: unknown): CrudFilter =>
  operator === 'within' ? { field: `${field}${withinWord}`, operator: 'eq', value } : { field, operator, value }

/** The search words among Refine's filters. */
export function wordsOf(filters: CrudFilters): string {
  const found = filters.find((filter) => 'field' in filter && filter.field === 'q')
  return typeof found?.value === 'string' ? found.value : ''
}

const isOperator = (word: string): word is Operator => operators.some((operator) => operator === word)
const isAsked = (value: unknown) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The strings of a list; a single one, as short addresses give it, counts as a list of one. */
export const stringsOf = (value: unknown): string[] => [value].flat().filter((entry) => typeof entry === 'string')
