import { useQuery } from '@tanstack/react-query'
import { defaultSorter } from '@wasl/shared/registry/first-list.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { useWatchedRows } from '../../api/live/useWatchedRows.ts'
import { countRows } from '../../api/resource-calls.ts'
import type { ListState } from './list-state.ts'
import { newerRowsFilter } from './newer-rows-filter.ts'

/** `readAt`: when these rows were loaded, in milliseconds; null while they are placeholders for another request. */
type Props = {
  declaration: AnyResource
  rows: readonly AnyRow[]
  readAt: number | null
  state: ListState
}

/**
 * The number of matching rows added since the list was loaded. They are counted when the server announces new rows,
 * while the list is empty or shows its first page, newest first.
 */
export function useNewRows({ declaration, rows, readAt, state }: Props): number {
  const { name } = declaration
  const { filters, sorters, currentPage } = state
  const hasDefaultOrder = rows.length === 0 || deepEqual(sorters, [defaultSorter(declaration)])
  const newer = readAt !== null && currentPage === 1 && hasDefaultOrder ? newerRowsFilter(declaration, rows[0]) : null
  const wanted = newer && [...filters, ...newer]
  const { data, refetch } = useQuery({
    queryKey: ['new-rows', name, wanted, readAt],
    queryFn: () => countRows(name, wanted ?? []),
    // The list was just loaded: nothing is new until the server announces it.
    initialData: 0,
    enabled: false,
  })
  useWatchedRows(wanted === null ? [] : [name], () => void refetch())
  return wanted === null ? 0 : data
}
