import type { CrudFilters } from '@refinedev/core'
import { stringsOf } from './criteria.ts'

/** The field under which groups of filters stand among Refine's filters, and their word in the API. */
export const groupsField = '_or'

/**
 * A group's query as it stands in an address: `&` becomes `;` and `%` becomes `~`, so that what is escaped in it
 * is not escaped once more.
 */
export const groupInAddress = (query: string): string => query.replaceAll('~', '%7E').replaceAll('&', ';').replaceAll('%', '~')

/** The query of a group that was read from an address. */
export const groupQuery = (text: string): string => text.replaceAll('~', '%').replaceAll(';', '&')

/** Filters as the API is asked: groups as the queries they are. */
export const withGroupQueries = (filters: CrudFilters): CrudFilters =>
  filters.map((filter) =>
    'field' in filter && filter.field === groupsField ? { ...filter, value: stringsOf(filter.value).map(groupQuery) } : filter,
  )
