import { QuestionCircleOutlined, ReloadOutlined } from '@ant-design/icons'
import { type BaseRecord, useTable } from '@refinedev/core'
import type { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Button, Grid, Pagination } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { usePageTitle } from '../../app/usePageTitle.ts'
import type { CriteriaByField } from '../../fields/filters/criteria.ts'
import { LoadError } from '../../ui/LoadError.tsx'
import { defaultSorters } from '../default-sorters.ts'
import { RelationNames } from '../RelationNames.tsx'
import { BulkBar } from './BulkBar.tsx'
import { ColumnsButton } from './ColumnsButton.tsx'
import { sortableNames } from './column-names.ts'
import { columnsOf } from './columns.tsx'
import { EmptyList } from './EmptyList.tsx'
import { FilterChips } from './FilterChips.tsx'
import { ListHeader } from './ListHeader.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { emptyRequest, filtersFromRequest, isFiltered, type ListRequest, requestFromFilters } from './list-request.ts'
import { newRowsText } from './new-rows-text.ts'
import { RowCards } from './RowCards.tsx'
import { RowRange } from './RowRange.tsx'
import { isBulkable, RowTable } from './RowTable.tsx'
import { relatedFields } from './related-fields.ts'
import { ShortcutsHelp } from './ShortcutsHelp.tsx'
import { SortButton } from './SortButton.tsx'
import { SortSelect } from './SortSelect.tsx'
import { Totals } from './Totals.tsx'
import { useListShortcuts } from './useListShortcuts.ts'
import { useNewRows } from './useNewRows.ts'
import { useViewPreferences } from './useViewPreferences.ts'
import { ViewsButton } from './ViewsButton.tsx'

/** The list of a resource: the server searches, filters, sorts and pages; the address keeps all of it. */
export function ListScreen({ declaration }: { declaration: AnyResource }) {
  const { t } = useTranslation()
  const { locale, localize, localizeInline } = useLocale()
  usePageTitle(localize(declaration.label.many))
  const isNarrow = Grid.useBreakpoint().md === false
  const [selected, setSelected] = useState<readonly AnyRow[]>([])
  const [preferences, setPreferences] = useViewPreferences(declaration)
  const table = useTable<BaseRecord, ApiError>({
    resource: declaration.name,
    syncWithLocation: true,
    sorters: { initial: defaultSorters(declaration) },
    filters: { defaultBehavior: 'replace' },
    pagination: { pageSize: 20 },
    errorNotification: false,
    queryOptions: { placeholderData: (before) => before },
  })
  const { tableQuery, filters, sorters, currentPage, pageSize } = table
  const rows: readonly AnyRow[] = tableQuery.data?.data ?? []
  const total = tableQuery.data?.total ?? 0
  const request = requestFromFilters(filters)

  const changeRequest = (next: ListRequest) => {
    table.setFilters(filtersFromRequest(next), 'replace')
    table.setCurrentPage(1)
    setSelected([])
  }

  const readAt = tableQuery.isSuccess && !tableQuery.isPlaceholderData ? tableQuery.dataUpdatedAt : null
  const newRows = useNewRows({ declaration, rows, readAt, page: currentPage, filters, sorters })
  const [isHelpOpen, setHelpOpen] = useState(false)
  const toggle = (row: AnyRow) =>
    setSelected((before) => (before.some(({ id }) => id === row.id) ? before.filter(({ id }) => id !== row.id) : [...before, row]))
  useListShortcuts({
    declaration,
    rows,
    onSelect: (row) => isBulkable(declaration) && toggle(row),
    onHelp: () => setHelpOpen(true),
  })

  const columns = columnsOf(declaration, preferences.columns)
  const sortable = columnsOf(declaration, sortableNames(declaration, preferences.columns, sorters))
  const rowsProps = {
    declaration,
    columns,
    density: preferences.density,
    rows,
    loading: tableQuery.isFetching,
    sorters,
    onSort: table.setSorters,
    selected,
    onSelect: setSelected,
  }
  const criteria = [request.criteria, ...request.groups]
  return (
    <RelationNames
      fields={relatedFields(declaration, Object.assign({}, ...criteria), preferences.columns)}
      rows={[...rows, ...criteria.map(criteriaRow)]}
    >
      <ListHeader declaration={declaration} total={tableQuery.data ? total : null} filters={filters} sorters={sorters} />
      <section className="card list" aria-busy={tableQuery.isFetching}>
        <ListToolbar declaration={declaration} request={request} onRequest={changeRequest}>
          <ViewsButton
            declaration={declaration}
            filters={filters}
            sorters={sorters}
            preferences={preferences}
            onPreferences={setPreferences}
          />
          {!isNarrow && <SortButton columns={sortable} sorters={sorters} onSort={table.setSorters} />}
          <ColumnsButton declaration={declaration} preferences={preferences} onChange={setPreferences} />
          {isNarrow ? (
            <SortSelect columns={sortable} sorters={sorters} onSort={table.setSorters} />
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
          <EmptyList declaration={declaration} isFiltered={isFiltered(request)} onClear={() => changeRequest(emptyRequest)} />
        ) : isNarrow ? (
          <RowCards {...rowsProps} />
        ) : (
          <RowTable {...rowsProps} />
        )}
        {total > 0 && (
          <>
            <Totals declaration={declaration} filters={filters} readAt={tableQuery.dataUpdatedAt} />
            <Pagination
              className="list-pagination"
              current={currentPage}
              pageSize={pageSize}
              total={total}
              showSizeChanger={!isNarrow && total > 10}
              pageSizeOptions={[10, 20, 50, 100]}
              simple={isNarrow}
              hideOnSinglePage={isNarrow}
              showTotal={isNarrow ? undefined : (all, [from, to]) => <RowRange total={all} from={from} to={to} />}
              onChange={(page, size) => {
                table.setPageSize(size)
                table.setCurrentPage(page)
                setSelected([])
              }}
            />
          </>
        )}
      </section>
      <BulkBar declaration={declaration} selected={selected} onDone={() => setSelected([])} />
      <ShortcutsHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </RelationNames>
  )
}

// The chips of relation filters need the names of rows that may not be on this page.
const criteriaRow = (criteria: CriteriaByField): AnyRow =>
  Object.fromEntries(Object.entries(criteria).map(([field, { in: ids }]) => [field, ids]))
