import { mapAntdSorterToCrudSorting } from '@refinedev/antd'
import type { CrudSort } from '@refinedev/core'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Table, type TableProps } from 'antd'
import { lazy, type MouseEvent, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { titleOf } from '../../api/declarations.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { RowsPlaceholder } from '../../ui/Placeholder.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { openedFromList } from '../opened-from-list.ts'
import type { Column } from './columns.tsx'
import { isBulkable } from './inline-fields.ts'
import type { SortableTableParts } from './reorder/SortableRows.tsx'
import { handleWidth, useMoveRow } from './reorder/useMoveRow.ts'
import { useTableColumns } from './useTableColumns.tsx'
import type { Density } from './useViewPreferences.ts'

// The drag-and-drop code is loaded only for resources with a position.
const MovingRows = lazy(async () => ({ default: (await import('./reorder/SortableRows.tsx')).SortableRows }))

export type RowsProps = {
  declaration: AnyResource
  columns: readonly Column[]
  density: Density
  rows: readonly AnyRow[]
  loading: boolean
  /** The columns may be wider than the list. Otherwise the head of the table stays in view. */
  canScroll: boolean
  sorters: CrudSort[]
  onSort: (sorters: CrudSort[]) => void
  selected: readonly AnyRow[]
  onSelect: (rows: readonly AnyRow[]) => void
}

/** Rows as a table with multi-column sorting, selection, and the title linked to the row. */
export function RowTable({
  declaration,
  columns: shown,
  density,
  rows,
  loading,
  canScroll,
  sorters,
  onSort,
  selected,
  onSelect,
  tableProps,
}: RowsProps & { tableProps: TableProps<AnyRow> }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const canOpen = useDenialReason(declaration, 'show') === null
  const openRow = useOpenRow(declaration)
  const canMove = useMoveRow(declaration, sorters) !== null
  const columns = useTableColumns(declaration, { columns: shown, sorters, canScroll })
  const table = (sortable: SortableTableParts | null) => (
    <Table<AnyRow>
      {...tableProps}
      rowKey={(row) => String(row.id)}
      dataSource={[...(sortable?.rows ?? rows)]}
      components={sortable?.components}
      columns={[...(sortable?.columns ?? []), ...columns]}
      loading={{ spinning: loading && rows.length > 0, delay: 250 }}
      size={density === 'compact' ? 'small' : 'large'}
      className={[density, canScroll ? '' : 'sticky-head', canOpen ? 'open-rows' : ''].join(' ')}
      onRow={(row) => ({ ...rowAttributes(row), ...(canOpen && { onClick: (event: MouseEvent) => openRow(event, row) }) })}
      pagination={false}
      scroll={canScroll ? tableProps.scroll : undefined}
      showSorterTooltip={false}
      // EmptyList handles a list without rows: here the rows are still loading.
      locale={{ emptyText: <RowsPlaceholder /> }}
      onChange={(_, __, sorted) => onSort(mapAntdSorterToCrudSorting(sorted))}
      {...(isBulkable(declaration) && {
        rowSelection: {
          selectedRowKeys: selected.map((row) => String(row.id)),
          onChange: (_, chosen) => onSelect(chosen),
          getCheckboxProps: (row) => ariaLabel(t('list.select', { row: titleOf(declaration, row, locale) })),
          getTitleCheckboxProps: () => ariaLabel(t('list.selectAll')),
        },
      })}
    />
  )
  if (!declaration.position) return table(null)
  return (
    <Suspense fallback={table(canMove ? { rows, columns: [{ key: 'reorder', width: handleWidth }], components: {} } : null)}>
      <MovingRows declaration={declaration} rows={rows} sorters={sorters}>
        {table}
      </MovingRows>
    </Suspense>
  )
}

// The whole row leads to its page, except for its controls, what these open elsewhere on the page, and a text that is being selected.
function useOpenRow({ name }: AnyResource) {
  const navigate = useNavigate()
  return ({ target, currentTarget }: MouseEvent, row: AnyRow) => {
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    const isControl = target.closest('a, button, input, label, [role=button], .ant-table-selection-column')
    if (!isControl && getSelection()?.isCollapsed !== false)
      void navigate(adminPages.show({ resource: name, id: String(row.id) }), { state: openedFromList })
  }
}

// Typed as object: antd passes every attribute on to the checkbox but types only its own.
const ariaLabel = (label: string): object => ({ 'aria-label': label })

// The `J` and `K` shortcuts move the focus between rows.
const rowAttributes = (row: AnyRow): object => ({ tabIndex: -1, 'data-row': String(row.id) })
