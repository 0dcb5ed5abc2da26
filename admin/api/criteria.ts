import type { CrudFilter, CrudFilters } from '@refinedev/core'
import type { FieldOf, Kind } from '@wasl/shared/registry/fields.ts'

const operators = ['eq', 'in', 'ne', 'contains', 'gte', 'lte', 'within'] as const
type FilterOperator = (typeof operators)[number]

/** The filters of one field: `{ gte: 5, lte: 10 }`, `{ in: ['a', 'b'] }`, `{ ne: ['a'] }` (none of these), `{ within: 'last_7_days' }`. */
export type Criteria = { readonly [O in FilterOperator]?: unknown }
export type CriteriaByField = Readonly<Record<string, Criteria>>

export type FilterProps<K extends Kind> = { id: string; field: FieldOf<K>; criteria: Criteria; onChange: (criteria: Criteria) => void }

// Refine has no operator for date presets: they are encoded as a field with this suffix, as in the API.
const withinSuffix = '_within'
const reservedFields = ['q', '_or']

/** Refine's filters by field, without the search (`q`) and groups (`_or`). */
export function criteriaOf(filters: CrudFilters): CriteriaByField {
  const result: Record<string, Criteria> = {}
  for (const filter of filters) {
    if (!('field' in filter) || reservedFields.includes(filter.field) || !hasValue(filter.value)) continue
    const [field, operator] = filter.field.endsWith(withinSuffix)
      ? [filter.field.slice(0, -withinSuffix.length), 'within']
      : [filter.field, filter.operator]
    if (isOperator(operator)) result[field] = { ...result[field], [operator]: filter.value }
  }
  return result
}

/** The criteria as Refine's filters; empty criteria are dropped. */
export const filtersOf = (criteria: CriteriaByField): CrudFilter[] =>
  Object.entries(criteria).flatMap(([field, criteriaOfField]) =>
    operators.flatMap((operator) => (hasValue(criteriaOfField[operator]) ? [filterOf(field, operator, criteriaOfField[operator])] : [])),
  )

const filterOf = (field: string, operator: FilterOperator, value: unknown): CrudFilter =>
  operator === 'within' ? { field: `${field}${withinSuffix}`, operator: 'eq', value } : { field, operator, value }

/** The search terms (`q`) among Refine's filters. */
export function searchTermsOf(filters: CrudFilters): string {
  const searchFilter = filters.find((filter) => 'field' in filter && filter.field === 'q')
  return typeof searchFilter?.value === 'string' ? searchFilter.value : ''
}

/** How a filter by values treats them: rows with one of them, with none of them, or without a value. */
export type Membership = 'in' | 'ne' | 'empty'

// An empty value matches rows without a value, as in the API.
export const emptyCriteria: Criteria = { in: [''] }
export const isEmptyCriteria = ({ in: values }: Criteria): boolean => Array.isArray(values) && values.length === 1 && values[0] === ''

export const membershipOf = (criteria: Criteria): Membership =>
  isEmptyCriteria(criteria) ? 'empty' : criteria.ne === undefined ? 'in' : 'ne'

const isOperator = (word: string): word is FilterOperator => operators.some((operator) => operator === word)
const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The strings of an array; a single string counts as an array of one, since short URLs contain it that way. */
export const stringsOf = (value: unknown): string[] => [value].flat().filter((entry) => typeof entry === 'string')
