import type { CrudFilter, CrudFilters } from '@refinedev/core'
import { type Criteria, type CriteriaByField, criteriaOf, filtersOf, stringsOf, wordsOf } from '../../fields/filters/criteria.ts'
import { groupInAddress, groupQuery, groupsField } from '../../fields/filters/groups.ts'
import { queryOf } from './list-params.ts'

/** What a list is asked for: words, something of each field, and groups of which a row matches at least one. */
export type Asked = { words: string; criteria: CriteriaByField; groups: readonly CriteriaByField[] }
export const nothingAsked: Asked = { words: '', criteria: {}, groups: [] }

/** What these filters, as the address holds them, ask for. */
export const askedIn = (filters: CrudFilters): Asked => ({
  words: wordsOf(filters),
  criteria: criteriaOf(filters),
  groups: groupsIn(filters).map((text) => groupOf(groupQuery(text))),
})

/** The same as filters; a group that asks nothing is left out. Groups are queries of their own. */
export function filtersFor({ words, criteria, groups }: Asked): CrudFilter[] {
  const search: CrudFilter[] = words ? [{ field: 'q', operator: 'contains', value: words }] : []
  const texts = groups
    .map((group) => queryOf(filtersOf(group), []))
    .filter(Boolean)
    .map(groupInAddress)
  const any: CrudFilter[] = texts.length > 0 ? [{ field: groupsField, operator: 'in', value: texts }] : []
  return [...search, ...filtersOf(criteria), ...any]
}

/** Whether anything is asked at all. */
export const isAsked = ({ words, criteria, groups }: Asked): boolean =>
  words !== '' || Object.keys(criteria).length > 0 || groups.length > 0

const groupsIn = (filters: CrudFilters): string[] =>
  filters.flatMap((filter) => ('field' in filter && filter.field === groupsField ? stringsOf(filter.value) : []))

function groupOf(text: string): CriteriaByField {
  const query = new URLSearchParams(text)
  const group: Record<string, Criteria> = {}
  for (const word of new Set(query.keys())) {
    const [, field = word, suffix = ''] = /^(.+?)(_gte|_lte|_like|_within)?$/.exec(word) ?? []
    group[field] = { ...group[field], ...criterion(suffix, query.getAll(word)) }
  }
  return group
}

function criterion(suffix: string, values: string[]): Criteria {
  const [first] = values
  switch (suffix) {
    case '_gte':
      return { gte: first }
    case '_lte':
      return { lte: first }
    case '_like':
      return { contains: first }
    case '_within':
      return { within: first }
    default:
      return first === 'true' || first === 'false' ? { eq: first } : { in: values }
  }
}
