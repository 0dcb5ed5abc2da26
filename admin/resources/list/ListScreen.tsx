import { QuestionCircleOutlined, ReloadOutlined } from '@ant-design/icons'
import { List } from '@refinedev/antd'
import { relatedFields } from '@wasl/shared/registry/related-rows.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { pagedRows } from '@wasl/shared/utils/count-limit.ts'
import { Button, Pagination } from 'antd'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CriteriaByField } from '../../api/criteria.ts'
import { RelationNames } from '../../fields/cells/RelationNames.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { usePageLinks } from '../../ui/page-links.tsx'
import { pageProps } from '../../ui/page-props.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { useMinWidth } from '../../ui/useMinWidth.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { useWidth } from '../../ui/useWidth.ts'
import { BulkBar } from './BulkBar.tsx'
import { ColumnsButton } from './ColumnsButton.tsx'
import { sortableNames } from './column-names.ts'
import { columnsOf } from './columns.tsx'
import { EmptyList } from './EmptyList.tsx'
import { FilterChips } from './FilterChips.tsx'
import { fittingColumns } from './fitting-columns.ts'
import { ListToolbar } from './ListToolbar.tsx'
import { listParams } from './list-params.ts'
import { emptyRequest, filtersFromRequest, isFiltered, isQueue, type ListRequest, requestFromFilters } from './list-request.ts'
import { newRowsText } from './new-rows-text.ts'
import { RowCards } from './RowCards.tsx'
import { RowRange } from './RowRange.tsx'
import { isBulkable, RowTable } from './RowTable.tsx'
import { ShortcutsHelp } from './ShortcutsHelp.tsx'
import { SortButton } from './SortButton.tsx'
import { SortSelect } from './SortSelect.tsx'
import { StatusTabs } from './StatusTabs.tsx'
import { Totals } from './Totals.tsx'
import { useBulkRun } from './useBulkRun.ts'
import { useListHeader } from './useListHeader.tsx'
import { useListShortcuts } from './useListShortcuts.ts'
import { useListTable } from './useListTable.ts'
import { useNewRows } from './useNewRows.ts'
import { useViewPreferences } from './useViewPreferences.ts'
import { ViewsButton } from './ViewsButton.tsx'

// Loaded once a bulk run is shown.
const BulkRunNote = lazy(async () => ({ default: (await import('./BulkRunNote.tsx')).BulkRunNote }))

type Selection = { query: string; rows: readonly AnyRow[] }

/** The list of a resource: the server searches, filters, sorts and pages; the address keeps all of it. */
export function ListScreen({ declaration }: { declaration: AnyResource }) {
  const { t } = useTranslation()
  const { locale, localize, localizeInline } = useLocale()
  usePageTitle(localize(declaration.label.many))
  const pageLinks = usePageLinks()
  const isNarrow = !useMinWidth('md')
  const [preferences, setPreferences] = useViewPreferences(declaration)
  const table = useListTable(declaration)
  const { tableQuery, state, query, setCurrentPage, setPageSize } = table
  const { filters, sorters, currentPage, pageSize } = state
  const rows: readonly AnyRow[] = table.result.data
  const total = table.result.total ?? 0
  const request = requestFromFilters(filters)
  const changeRequest = (next: ListRequest, options?: { replace: boolean }) => table.filter(filtersFromRequest(next), options)

  // Selected rows belong to one address: another page or filter starts without.
  const [selection, setSelection] = useState<Selection>({ query, rows: [] })
  const selected = selection.query === query ? selection.rows : []
  const setSelected = (chosen: readonly AnyRow[]) => setSelection({ query, rows: chosen })

  const bulkRun = useBulkRun(declaration.name)

  const readAt = tableQuery.isSuccess && !tableQuery.isPlaceholderData ? tableQuery.dataUpdatedAt : null
  const newRows = useNewRows({ declaration, rows, readAt, page: currentPage, filters, sorters })
  const [isHelpOpen, setHelpOpen] = useState(false)
  const toggle = (row: AnyRow) =>
    setSelected(selected.some(({ id }) => id === row.id) ? selected.filter(({ id }) => id !== row.id) : [...selected, row])
  useListShortcuts({
    declaration,
    rows,
    onSelect: (row) => isBulkable(declaration) && toggle(row),
    onHelp: () => setHelpOpen(true),
  })

  const list = useRef<HTMLElement>(null)
  const width = useWidth(list)
  const allColumns = columnsOf(declaration, preferences.columns)
  // Columns that the admin has chosen are all shown, if need be beyond the edge.
  const fits = !preferences.isChosen && !isNarrow
  const columns = fits ? fittingColumns(allColumns, declaration.title, width ?? 0) : allColumns
  const sortable = columnsOf(declaration, sortableNames(declaration, preferences.columns, sorters))
  const rowsProps = {
    declaration,
    columns,
    density: preferences.density,
    rows,
    loading: tableQuery.isFetching,
    sorters,
    onSort: table.sort,
    canScroll: !fits,
    selected,
    onSelect: setSelected,
  }
  const header = useListHeader({
    declaration,
    total: tableQuery.data ? total : null,
    filters,
    sorters,
    columns: preferences.columns,
  })
  const criteria = [request.criteria, ...request.groups]
  return (
    <RelationNames
      resource={declaration.name}
      fields={relatedFields(declaration, Object.assign({}, ...criteria), preferences.columns)}
      rows={[...rows, ...criteria.map(criteriaRow)]}
    >
      <List resource={declaration.name} {...pageProps(header)}>
        <StatusTabs declaration={declaration} state={state} request={request} readAt={tableQuery.dataUpdatedAt} />
        {bulkRun.run && (
          <Suspense>
            <BulkRunNote declaration={declaration} run={bulkRun.run} onChange={bulkRun.show} onClose={bulkRun.close} />
          </Suspense>
        )}
        <section ref={list} className="card list" aria-busy={tableQuery.isFetching}>
          <ListToolbar declaration={declaration} request={request} onRequest={changeRequest}>
            <ViewsButton
              declaration={declaration}
              filters={filters}
              sorters={sorters}
              preferences={preferences}
              onPreferences={setPreferences}
            />
            {!isNarrow && <SortButton columns={sortable} sorters={sorters} onSort={table.sort} />}
            <ColumnsButton declaration={declaration} preferences={preferences} onChange={setPreferences} />
            {isNarrow ? (
              <SortSelect columns={sortable} sorters={sorters} onSort={table.sort} />
            ) : (
              <Button type="text" icon={<QuestionCircleOutlined />} aria-label={t('shortcuts.title')} onClick={() => setHelpOpen(true)} />
            )}
          </ListToolbar>
          <FilterChips declaration={declaration} request={request} onChange={changeRequest} />
          <div aria-live="polite">
            {newRows > 0 && (
              <Button type="dashed" icon={<ReloadOutlined />} className="new-rows" onClick={() => tableQuery.refetch()}>
                {newRowsText(declaration, newRows, { locale, t, localizeInline })}
              </Button>
            )}
          </div>
          {tableQuery.isError ? (
            <LoadError error={tableQuery.error} retry={() => tableQuery.refetch()} />
          ) : tableQuery.isSuccess && rows.length === 0 ? (
            <EmptyList
              declaration={declaration}
              isFiltered={isFiltered(request)}
              isQueue={isQueue(declaration, request)}
              onClear={() => changeRequest(emptyRequest)}
            />
          ) : isNarrow ? (
            <RowCards {...rowsProps} />
          ) : width === null ? null : (
            <RowTable {...rowsProps} tableProps={table.tableProps} />
          )}
          {total > 0 && (
            <>
              <Totals declaration={declaration} filters={filters} readAt={tableQuery.dataUpdatedAt} />
              <Pagination
                className="list-pagination"
                itemRender={pageLinks}
                current={currentPage}
                pageSize={pageSize}
                total={pagedRows(total)}
                showSizeChanger={!isNarrow && total > 10}
                pageSizeOptions={[10, 20, 50, 100]}
                simple={isNarrow}
                hideOnSinglePage={isNarrow}
                showTotal={isNarrow ? undefined : (_, [from, to]) => <RowRange total={total} from={from} to={to} />}
                onChange={(page, size) => {
                  setCurrentPage(page)
                  setPageSize(size)
                  list.current?.scrollIntoView({ block: 'start' })
                }}
              />
            </>
          )}
        </section>
        <BulkBar
          declaration={declaration}
          selected={selected}
          rows={rows}
          total={tableQuery.isPlaceholderData ? 0 : total}
          query={listParams(filters, sorters)}
          startRun={bulkRun.start}
          onDone={() => setSelected([])}
        />
        <ShortcutsHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
      </List>
    </RelationNames>
  )
}

// The chips of relation filters need the names of rows that may not be on this page.
const criteriaRow = (criteria: CriteriaByField): AnyRow =>
  Object.fromEntries(Object.entries(criteria).map(([field, { in: ids }]) => [field, ids]))
