import type { CrudFilters, CrudSort } from '@refinedev/core'
import { generateFilter, generateSort, stringify } from '@refinedev/simple-rest'
import { decodeGroups } from '../../fields/filters/filter-groups.ts'

/** The query string of a list request to the API, without paging. */
export function listParams(filters: CrudFilters, sorters: CrudSort[]): string {
  const sortParams = generateSort(sorters)
  return stringify({
    ...(sortParams && { _sort: sortParams._sort.join(','), _order: sortParams._order.join(',') }),
    ...generateFilter(decodeGroups(filters)),
  })
}
