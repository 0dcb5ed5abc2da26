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
import { Failed } from '../../ui/LoadError.tsx'
import { sortersOf } from '../../ui/sorters.ts'
import { RelationNames } from '../RelationNames.tsx'
import { BulkBar } from './BulkBar.tsx'
import { ColumnsButton } from './ColumnsButton.tsx'
import { columnsOf } from './columns.tsx'
import { EmptyList } from './EmptyList.tsx'
import { FilterChips } from './FilterChips.tsx'
import { ListHead } from './ListHead.tsx'
import { ListTools } from './ListToolbar.tsx'
import { type Asked, askedIn, filtersFor, isAsked, nothingAsked } from './list-request.ts'
import { newRowsText } from './new-rows-text.ts'
import { OrderSelect } from './OrderSelect.tsx'
import { RowCards } from './RowCards.tsx'
import { RangeOf } from './RowRange.tsx'
import { isBulkable, RowTable } from './RowTable.tsx'
import { relatedFields } from './related-fields.ts'
import { KeysHelp } from './ShortcutsHelp.tsx'
import { SortButton } from './SortButton.tsx'
import { sortNames } from './sort-labels.ts'
import { Totals } from './Totals.tsx'
import { useListKeys } from './useListShortcuts.ts'
import { useNewRows } from './useNewRows.ts'
import { useLook } from './useViewPreferences.ts'
import { ViewsButton } from './ViewsButton.tsx'

/** The rows of a resource: searched, filtered, sorted and paged by the server, all of it kept in the address. */
export function ListScreen({ declaration }: { declaration: AnyResource }) {
  const { t } = useTranslation()
  const { locale, say, sayWithin } = useLocale()
  usePageTitle(say(declaration.label.many))
  const narrow = Grid.useBreakpoint().md === false
  const [selected, setSelected] = useState<readonly AnyRow[]>([])
  const [look, setLook] = useLook(declaration)
  const table = useTable<BaseRecord, ApiError>({
    resource: declaration.name,
    syncWithLocation: true,
    sorters: { initial: sortersOf(declaration) },
    filters: { defaultBehavior: 'replace' },
    pagination: { pageSize: 20 },
    errorNotification: false,
    queryOptions: { placeholderData: (before) => before },
  })
  const { tableQuery, filters, sorters, currentPage, pageSize } = table
  const rows: readonly AnyRow[] = tableQuery.data?.data ?? []
  const total = tableQuery.data?.total ?? 0
  const asked = askedIn(filters)

  const ask = (next: Asked) => {
    table.setFilters(filtersFor(next), 'replace')
    table.setCurrentPage(1)
    setSelected([])
  }

  const readAt = tableQuery.isSuccess && !tableQuery.isPlaceholderData ? tableQuery.dataUpdatedAt : null
  const newRows = useNewRows({ declaration, rows, readAt, page: currentPage, filters, sorters })
  const [isHelping, setHelping] = useState(false)
  const toggle = (row: AnyRow) =>
    setSelected((before) => (before.some(({ id }) => id === row.id) ? before.filter(({ id }) => id !== row.id) : [...before, row]))
  useListKeys({
    declaration,
    rows,
    onSelect: (row) => isBulkable(declaration) && toggle(row),
    onHelp: () => setHelping(true),
  })

  const columns = columnsOf(declaration, look.columns)
  const sortable = columnsOf(declaration, sortNames(declaration, look.columns, sorters))
  const rowsProps = {
    declaration,
    columns,
    density: look.density,
    rows,
    loading: tableQuery.isFetching,
    sorters,
    onSort: table.setSorters,
    selected,
    onSelect: setSelected,
  }
  const criteria = [asked.criteria, ...asked.groups]
  return (
    <RelationNames
      fields={relatedFields(declaration, Object.assign({}, ...criteria), look.columns)}
      rows={[...rows, ...criteria.map(criteriaRow)]}
    >
      <ListHead declaration={declaration} total={tableQuery.data ? total : null} filters={filters} sorters={sorters} />
      <section className="card list" aria-busy={tableQuery.isFetching}>
        <ListTools declaration={declaration} asked={asked} onAsk={ask}>
          <ViewsButton declaration={declaration} filters={filters} sorters={sorters} look={look} onLook={setLook} />
          {!narrow && <SortButton columns={sortable} sorters={sorters} onSort={table.setSorters} />}
          <ColumnsButton declaration={declaration} look={look} onChange={setLook} />
          {narrow ? (
            <OrderSelect columns={sortable} sorters={sorters} onSort={table.setSorters} />
          ) : (
            <Button type="text" icon={<QuestionCircleOutlined />} aria-label={t('keys.title')} onClick={() => setHelping(true)} />
          )}
        </ListTools>
        <FilterChips declaration={declaration} asked={asked} onChange={ask} />
        <div aria-live="polite">
          {newRows > 0 && (
            <Button type="dashed" icon={<ReloadOutlined />} className="new-rows" onClick={() => tableQuery.refetch()}>
              {newRowsText(declaration, newRows, { locale, t, sayWithin })}
            </Button>
          )}
        </div>
        {tableQuery.isError ? (
          <Failed error={tableQuery.error} retry={() => tableQuery.refetch()} />
        ) : tableQuery.isSuccess && rows.length === 0 ? (
          <EmptyList declaration={declaration} isAsked={isAsked(asked)} onClear={() => ask(nothingAsked)} />
        ) : narrow ? (
          <RowCards {...rowsProps} />
        ) : (
          <RowTable {...rowsProps} />
        )}
        {total > 0 && (
          <>
            <Totals declaration={declaration} filters={filters} readAt={tableQuery.dataUpdatedAt} />
            <Pagination
              className="list-pages"
              current={currentPage}
              pageSize={pageSize}
              total={total}
              showSizeChanger={!narrow && total > 10}
              pageSizeOptions={[10, 20, 50, 100]}
              simple={narrow}
              hideOnSinglePage={narrow}
              showTotal={narrow ? undefined : (all, [from, to]) => <RangeOf total={all} from={from} to={to} />}
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
      <KeysHelp isOpen={isHelping} onClose={() => setHelping(false)} />
    </RelationNames>
  )
}

// The chips of relation filters need the names of rows that may be on no page.
const criteriaRow = (criteria: CriteriaByField): AnyRow =>
  Object.fromEntries(Object.entries(criteria).map(([field, asked]) => [field, asked.in]))
