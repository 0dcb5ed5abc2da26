import { type CrudFilter, type CrudSort, parseTableParams } from '@refinedev/core'
import { defaultPageSize, defaultSorter } from '@wasl/shared/registry/first-list.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { listQuery } from '../../api/list-url.ts'

/** What a list shows. */
export type ListState = { filters: CrudFilter[]; sorters: CrudSort[]; currentPage: number; pageSize: number }

/** The state in a query string; defaults for what it does not name. */
export function listStateOf(declaration: AnyResource, search: string): ListState {
  const { parsedFilters, parsedSorter, parsedCurrentPage, parsedPageSize } = parseTableParams(search || '?')
  return {
    // An address written by hand may have anything here.
    filters: Array.isArray(parsedFilters) ? parsedFilters : [],
    sorters: Array.isArray(parsedSorter) && parsedSorter.length > 0 ? parsedSorter : [defaultSorter(declaration)],
    currentPage: positive(parsedCurrentPage) ?? 1,
    pageSize: positive(parsedPageSize) ?? defaultPageSize,
  }
}

/** The query string of a state, without its defaults. The same filters in another order are the same state. */
export function listStateQuery(declaration: AnyResource, { filters, sorters, currentPage, pageSize }: ListState): string {
  const ordered = filters.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  return listQuery(ordered, deepEqual(sorters, [defaultSorter(declaration)]) ? [] : sorters, {
    ...(currentPage > 1 && { currentPage }),
    ...(pageSize !== defaultPageSize && { pageSize }),
  })
}

const keyOf = (filter: CrudFilter): string => `${'field' in filter ? filter.field : ''} ${filter.operator}`

const positive = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null)
