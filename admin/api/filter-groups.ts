import type { CrudFilters } from '@refinedev/core'
import { stringsOf } from './criteria.ts'

/** The pseudo-field of filter groups among Refine's filters, and their parameter in the API. */
export const groupsField = '_or'

/**
 * Encodes a group's query for the URL: `&` becomes `;` and `%` becomes `~`, so that its escapes are not escaped
 * a second time.
 */
export const encodeGroup = (query: string): string => query.replaceAll('~', '%7E').replaceAll('&', ';').replaceAll('%', '~')

export const decodeGroup = (text: string): string => text.replaceAll('~', '%').replaceAll(';', '&')

/** The filters as the API expects them, with groups decoded. */
export const decodeGroups = (filters: CrudFilters): CrudFilters =>
  filters.map((filter) =>
    'field' in filter && filter.field === groupsField ? { ...filter, value: stringsOf(filter.value).map(decodeGroup) } : filter,
  )
