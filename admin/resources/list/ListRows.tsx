import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { useMinWidth } from '../../ui/useMinWidth.ts'
import { columnsOf } from './columns.tsx'
import { EmptyList } from './EmptyList.tsx'
import { fittingColumns } from './fitting-columns.ts'
import { emptyRequest, isFiltered, isQueue, type ListRequest } from './list-request.ts'
import { RowCards } from './RowCards.tsx'
import { RowTable } from './RowTable.tsx'
import type { ListTable } from './useListTable.ts'
import type { ViewPreferences } from './useViewPreferences.ts'

type Props = {
  declaration: AnyResource
  table: ListTable
  preferences: ViewPreferences
  request: ListRequest
  onRequest: (request: ListRequest) => void
  /** Of the list, in pixels; null before it is measured. */
  width: number | null
  selected: readonly AnyRow[]
  onSelect: (rows: readonly AnyRow[]) => void
}

/** The rows of the page as a table, as cards on narrow screens; or the reason why there are none. */
export function ListRows({ declaration, table, preferences, request, onRequest, width, selected, onSelect }: Props) {
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

  const columns = columnsOf(declaration, preferences.columns)
  // Columns that the admin has chosen are all shown, if need be beyond the edge.
  const fits = !preferences.isChosen && !isNarrow
  const rows = {
    declaration,
    columns: fits ? fittingColumns(columns, declaration.title, width ?? 0) : columns,
    density: preferences.density,
    rows: result.data,
    loading: tableQuery.isFetching,
    sorters: state.sorters,
    onSort: table.sort,
    canScroll: !fits,
    selected,
    onSelect,
  }
  if (isNarrow) return <RowCards {...rows} />
  return width === null ? null : <RowTable {...rows} tableProps={table.tableProps} />
}
