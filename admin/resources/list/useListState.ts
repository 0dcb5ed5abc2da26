import { type CrudFilter, type CrudSort, parseTableParams } from '@refinedev/core'
import { defaultPageSize } from '@wasl/shared/registry/first-list.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { useLocation, useNavigate } from 'react-router'
import { listQuery } from '../../app/list-url.ts'
import { defaultSorters } from '../default-sorters.ts'

export type ListState = { filters: CrudFilter[]; sorters: CrudSort[]; currentPage: number; pageSize: number }

/**
 * What a list shows, read from the address at every change, so that saved views, links, back and forward all apply.
 * `setState` goes to the changed address; `replace` adds no entry to the browser's history. `query` identifies the state.
 */
export function useListState(declaration: AnyResource) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const state = listStateOf(declaration, search)
  const setState = (change: Partial<ListState>, { replace = false } = {}) => {
    const next = listStateQuery(declaration, { ...state, ...change })
    if (next !== listStateQuery(declaration, state)) navigate({ search: next }, { replace })
  }
  return { state, setState, query: listStateQuery(declaration, state) }
}

/** The state in a query string; defaults for what it does not name. */
export function listStateOf(declaration: AnyResource, search: string): ListState {
  const { parsedFilters, parsedSorter, parsedCurrentPage, parsedPageSize } = parseTableParams(search || '?')
  return {
    // An address written by hand may have anything here.
    filters: Array.isArray(parsedFilters) ? parsedFilters : [],
    sorters: Array.isArray(parsedSorter) && parsedSorter.length > 0 ? parsedSorter : defaultSorters(declaration),
    currentPage: positive(parsedCurrentPage) ?? 1,
    pageSize: positive(parsedPageSize) ?? defaultPageSize,
  }
}

/** The query string of a state, without its defaults. */
export function listStateQuery(declaration: AnyResource, { filters, sorters, currentPage, pageSize }: ListState): string {
  return listQuery(filters, deepEqual(sorters, defaultSorters(declaration)) ? [] : sorters, {
    ...(currentPage > 1 && { currentPage }),
    ...(pageSize !== defaultPageSize && { pageSize }),
  })
}

const positive = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null)
