import type { CrudFilters, CrudSort } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useWatchedRows } from '../../api/live/useWatchedRows.ts'
import { sortersOf } from '../../ui/sorters.ts'
import { countOf } from '../run-action.ts'
import { queryOf } from './list-params.ts'
import { newerThan } from './newer-than.ts'

/** `readAt`: when these rows were read, in milliseconds; null while they are not those that were asked for. */
type Props = {
  declaration: AnyResource
  rows: readonly AnyRow[]
  readAt: number | null
  page: number
  filters: CrudFilters
  sorters: CrudSort[]
}

/**
 * How many rows that this list would show came after it was read; counted when the server tells of new ones while the first page, newest
 * first, or an empty list is being looked at.
 */
export function useNewRows({ declaration, rows, readAt, page, filters, sorters }: Props): number {
  const { name } = declaration
  const isUsual = rows.length === 0 || JSON.stringify(sorters) === JSON.stringify(sortersOf(declaration))
  const newer = readAt !== null && page === 1 && isUsual ? newerThan(declaration, rows[0]) : null
  const query = newer && queryOf([...filters, ...newer], [])
  const { data, refetch } = useQuery({
    queryKey: ['new-rows', name, query, readAt],
    queryFn: () => countOf(name, query ?? ''),
    // The list was read a moment ago: nothing is new until the server says so.
    initialData: 0,
    enabled: false,
  })
  useWatchedRows(query === null ? [] : [name], () => void refetch())
  return query === null ? 0 : data
}
