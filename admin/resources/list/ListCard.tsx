import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button } from 'antd'
import { Suspense, useRef, useState } from 'react'
import { ResourceIcon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { useMinWidth } from '../../ui/useMinWidth.ts'
import { useWidth } from '../../ui/useWidth.ts'
import { overridesOf } from '../overrides/index.ts'
import { columnsOf } from './columns.tsx'
import { FilterChips } from './FilterChips.tsx'
import { fittingColumns } from './fitting-columns.ts'
import { isBulkable } from './inline-fields.ts'
import { ListControls } from './ListControls.tsx'
import { ListPagination } from './ListPagination.tsx'
import { ListRows } from './ListRows.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { filtersFromRequest, type ListRequest } from './list-request.ts'
import { NewRowsButton } from './NewRowsButton.tsx'
import { ShortcutsHelp } from './ShortcutsHelp.tsx'
import { Totals } from './Totals.tsx'
import { useListShortcuts } from './useListShortcuts.ts'
import type { ListTable } from './useListTable.ts'
import { toggled } from './useSelectedRows.ts'
import type { ViewPreferences } from './useViewPreferences.ts'

type Props = {
  declaration: AnyResource
  table: ListTable
  request: ListRequest
  preferences: ViewPreferences
  onPreferences: (change: Partial<ViewPreferences>) => void
  selected: readonly AnyRow[]
  onSelect: (rows: readonly AnyRow[]) => void
}

/** The rows of a list between its toolbar and its pages, as a table or as its resource shows them otherwise, with its keyboard shortcuts. */
export function ListCard({ declaration, table, request, preferences, onPreferences, selected, onSelect }: Props) {
  const { tableQuery, state, setCurrentPage, setPageSize } = table
  const rows: readonly AnyRow[] = table.result.data
  const total = table.result.total ?? 0
  const card = useRef<HTMLElement>(null)
  const width = useWidth(card)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { localize } = useLocale()
  const { listView } = overridesOf(declaration.name)
  const [isViewShown, showView] = useState(false)
  useListShortcuts({
    declaration,
    rows,
    onSelect: (row) => isBulkable(declaration) && onSelect(toggled(selected, row)),
    onHelp: () => setHelpOpen(true),
  })
  const changeRequest = (next: ListRequest, options?: { replace: boolean }) => table.filter(filtersFromRequest(next), options)
  const readAt = tableQuery.isSuccess && !tableQuery.isPlaceholderData ? tableQuery.dataUpdatedAt : null
  const showPage = (page: number, size: number) => {
    setCurrentPage(page)
    setPageSize(size)
    card.current?.scrollIntoView({ block: 'start' })
  }
  const isNarrow = !useMinWidth('md')
  // Columns that the admin has chosen are all shown, if need be beyond the edge.
  const canScroll = preferences.isChosen || isNarrow
  const chosen = columnsOf(declaration, preferences.columns)
  const columns = canScroll ? chosen : fittingColumns(declaration, chosen, width ?? 0)
  const listProps = { declaration, table, columns }
  return (
    <section ref={card} className="card list" aria-busy={tableQuery.isFetching}>
      <ListToolbar declaration={declaration} request={request} onRequest={changeRequest}>
        {listView && (
          <Button
            type={isViewShown ? 'primary' : 'default'}
            icon={<ResourceIcon name={listView.icon} />}
            aria-pressed={isViewShown}
            onClick={() => showView(!isViewShown)}
          >
            {localize(listView.label)}
          </Button>
        )}
        <ListControls {...listProps} preferences={preferences} onPreferences={onPreferences} onHelp={() => setHelpOpen(true)} />
      </ListToolbar>
      <FilterChips declaration={declaration} request={request} onChange={changeRequest} />
      <NewRowsButton declaration={declaration} rows={rows} readAt={readAt} state={state} onShow={() => tableQuery.refetch()} />
      {listView && isViewShown ? (
        <Suspense fallback={<Loading />}>
          <listView.View rows={rows} />
        </Suspense>
      ) : (
        <ListRows
          {...listProps}
          density={preferences.density}
          canScroll={canScroll}
          isMeasured={width !== null}
          request={request}
          onRequest={changeRequest}
          selected={selected}
          onSelect={onSelect}
        />
      )}
      {total > 0 && (
        <>
          <Totals declaration={declaration} filters={state.filters} readAt={tableQuery.dataUpdatedAt} />
          <ListPagination total={total} state={state} onChange={showPage} />
        </>
      )}
      <ShortcutsHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </section>
  )
}
