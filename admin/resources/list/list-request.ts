import type { CrudFilter, CrudFilters, CrudSort } from '@refinedev/core'
import { listQuery } from '@wasl/shared/data-provider/list-query.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { statusesWhere } from '@wasl/shared/registry/turns.ts'
import { type Criteria, type CriteriaByField, criteriaOf, filtersOf, searchTermsOf, stringsOf } from '../../api/criteria.ts'
import { decodeGroup, decodeGroups, encodeGroup, groupsField } from '../../api/filter-groups.ts'

/** What a list shows: the search text, the criteria of each field, and groups of criteria of which a row must match at least one. */
export type ListRequest = { search: string; criteria: CriteriaByField; groups: readonly CriteriaByField[] }
export const emptyRequest: ListRequest = { search: '', criteria: {}, groups: [] }

/** The list request for the filters in the address. */
export const requestFromFilters = (filters: CrudFilters): ListRequest => ({
  search: searchTermsOf(filters),
  criteria: criteriaOf(filters),
  groups: groupsIn(filters).map((text) => groupOf(decodeGroup(text))),
})

/** The request as Refine's filters; empty groups are left out. Each group is a query string of its own. */
export function filtersFromRequest({ search, criteria, groups }: ListRequest): CrudFilter[] {
  const searchFilter: CrudFilter[] = search ? [{ field: 'q', operator: 'contains', value: search }] : []
  const groupTexts = groups
    .map((group) => listParams(filtersOf(group), []))
    .filter(Boolean)
    .map(encodeGroup)
  const groupFilter: CrudFilter[] = groupTexts.length > 0 ? [{ field: groupsField, operator: 'in', value: groupTexts }] : []
  return [...searchFilter, ...filtersOf(criteria), ...groupFilter]
}

/** The query string of a list request to the API, without paging. */
export const listParams = (filters: CrudFilters, sorters: CrudSort[]): string => listQuery({ filters: decodeGroups(filters), sorters })

/** Whether the request narrows the list at all. */
export const isFiltered = ({ search, criteria, groups }: ListRequest): boolean =>
  search !== '' || Object.keys(criteria).length > 0 || groups.length > 0

/** Whether the request shows exactly what waits for the administration, as the queues of the home page do. */
export function isQueue({ pending }: AnyResource, { search, criteria, groups }: ListRequest): boolean {
  if (!pending || search !== '' || groups.length > 0 || Object.keys(criteria).join() !== pending.statusField) return false
  const statuses = stringsOf(criteria[pending.statusField]?.in)
  return statuses.length > 0 && statuses.every((status) => statusesWhere(pending.turns, 'admin').includes(status))
}

const groupsIn = (filters: CrudFilters): string[] =>
  filters.flatMap((filter) => ('field' in filter && filter.field === groupsField ? stringsOf(filter.value) : []))

function groupOf(text: string): CriteriaByField {
  const query = new URLSearchParams(text)
  const group: Record<string, Criteria> = {}
  for (const key of new Set(query.keys())) {
    const [, field = key, suffix = ''] = /^(.+?)(_ne|_gte|_lte|_like|_within)?$/.exec(key) ?? []
    group[field] = { ...group[field], ...criterion(suffix, query.getAll(key)) }
  }
  return group
}

function criterion(suffix: string, values: string[]): Criteria {
  const [first] = values
  switch (suffix) {
    case '_ne':
      return { ne: values }
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
