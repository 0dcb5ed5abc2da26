import { useTable } from '@refinedev/antd'
import type { CrudFilter, CrudSort } from '@refinedev/core'
import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { defaultSorter } from '@wasl/shared/registry/first-list.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { firstRows } from '../../api/first-responses.ts'
import { type ListState, listStateOf, listStateQuery } from './list-state.ts'

export type ListTable = ReturnType<typeof useListTable>

/**
 * Refine's `useTable` for a list whose state is in the address. Refine's own `syncWithLocation` writes the state into the address, but does not read it again:
 * here saved views, links, back and forward apply too, and each change is an entry of the browser's history unless it is to replace the last one.
 * `query` identifies the state.
 */
export function useListTable(declaration: AnyResource) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [shown, setShown] = useState(search)
  const [initial] = useState(() => listStateOf(declaration, search))
  const replacesAddress = useRef(false)
  const table = useTable<AnyRow, ApiError>({
    resource: declaration.name,
    syncWithLocation: false,
    filters: { initial: initial.filters, defaultBehavior: 'replace' },
    sorters: { initial: initial.sorters },
    pagination: { currentPage: initial.currentPage, pageSize: initial.pageSize },
    errorNotification: false,
    queryOptions: {
      placeholderData: (before) => before,
      initialData: () =>
        firstRows({ ...initial, resource: declaration.name, pagination: { currentPage: initial.currentPage, pageSize: initial.pageSize } }),
    },
  })
  const { filters, sorters, currentPage, pageSize, setFilters, setSorters, setCurrentPage, setPageSize } = table
  const state: ListState = { filters, sorters, currentPage, pageSize }
  const query = listStateQuery(declaration, state)

  // Another address brings its own state. Followed during rendering, as React recommends.
  if (search !== shown) {
    setShown(search)
    const next = listStateOf(declaration, search)
    if (listStateQuery(declaration, next) !== query) {
      setFilters(next.filters, 'replace')
      setSorters(next.sorters)
      setCurrentPage(next.currentPage)
      setPageSize(next.pageSize)
    }
  }

  // The address follows what was changed here.
  useEffect(() => {
    if (search !== shown || query === listStateQuery(declaration, listStateOf(declaration, search))) return
    navigate({ search: query }, { replace: replacesAddress.current })
    replacesAddress.current = false
  }, [declaration, query, search, shown, navigate])

  return {
    ...table,
    state,
    query,
    /** Sorts by these columns; by the default ones without any. */
    sort: (next: CrudSort[]) => setSorters(next.length > 0 ? next : [defaultSorter(declaration)]),
    /** Shows the first page of the rows that match. */
    filter: (next: CrudFilter[], { replace = false } = {}) => {
      replacesAddress.current = replace
      setFilters(next, 'replace')
      setCurrentPage(1)
    },
  }
}
