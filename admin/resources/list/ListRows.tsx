import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { useMinWidth } from '../../ui/useMinWidth.ts'
import type { Column } from './columns.tsx'
import { EmptyList } from './EmptyList.tsx'
import { emptyRequest, isFiltered, isQueue, type ListRequest } from './list-request.ts'
import { RowCards } from './RowCards.tsx'
import { RowTable } from './RowTable.tsx'
import type { ListTable } from './useListTable.ts'
import type { Density } from './useViewPreferences.ts'

type Props = {
  declaration: AnyResource
  table: ListTable
  columns: readonly Column[]
  density: Density
  /** The columns may be wider than the list. */
  canScroll: boolean
  /** Whether the width of the list is known. */
  isMeasured: boolean
  request: ListRequest
  onRequest: (request: ListRequest) => void
  selected: readonly AnyRow[]
  onSelect: (rows: readonly AnyRow[]) => void
}

/** The rows of the page as a table, as cards on narrow screens; or the reason why there are none. */
export function ListRows({ declaration, table, isMeasured, request, onRequest, ...rest }: Props) {
  const isNarrow = !useMinWidth('md')
  const { tableQuery, state, result } = table
  if (tableQuery.isError) return <LoadError error={tableQuery.error} retry={() => tableQuery.refetch()} />
  if (tableQuery.isSuccess && result.data.length === 0)
    return (
      <EmptyList
        declaration={declaration}
        isFiltered={isFiltered(request)}
        isQueue={isQueue(declaration, request)}
        onClear={() => onRequest(emptyRequest)}
      />
    )

  const rows = {
    ...rest,
    declaration,
    rows: result.data,
    loading: tableQuery.isFetching,
    sorters: state.sorters,
    onSort: table.sort,
  }
  if (isNarrow) return <RowCards {...rows} />
  return isMeasured && <RowTable {...rows} tableProps={table.tableProps} />
}
