import type { CrudFilters, CrudSort } from '@refinedev/core'
import { generateFilter, generateSort, stringify } from '@refinedev/simple-rest'
import { withGroupQueries } from '../../fields/filters/groups.ts'

/** The query of a list without its page, in the words of the list call itself. */
export function queryOf(filters: CrudFilters, sorters: CrudSort[]): string {
  const sorted = generateSort(sorters)
  return stringify({
    ...(sorted && { _sort: sorted._sort.join(','), _order: sorted._order.join(',') }),
    ...generateFilter(withGroupQueries(filters)),
  })
}
