import type { CrudSort } from '@refinedev/core'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Table, type TableProps } from 'antd'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useLocale } from '../../app/useLocale.ts'
import { useMay } from '../../auth/useDenial.ts'
import { AwaitedRows } from '../../ui/Placeholder.tsx'
import { titleOf } from '../declarations.ts'
import { type Column, orderOf } from './columns.tsx'
import { InlineCell } from './InlineCell.tsx'
import { inlineFields } from './inline-fields.ts'
import { RowMenu } from './RowMenu.tsx'
import type { Moving } from './reorder/SortableRows.tsx'
import type { Density } from './useViewPreferences.ts'

// Dragging is fetched only where rows have places.
const MovingRows = lazy(async () => ({ default: (await import('./reorder/SortableRows.tsx')).MovingRows }))

export type RowsProps = {
  declaration: AnyResource
  columns: readonly Column[]
  density: Density
  rows: readonly AnyRow[]
  loading: boolean
  sorters: CrudSort[]
  onSort: (sorters: CrudSort[]) => void
  selected: readonly AnyRow[]
  onSelect: (rows: readonly AnyRow[]) => void
}

/** Rows as a table: sorting by several columns, selection, the title leading to the row. */
export function RowTable({ declaration, columns: shown, density, rows, loading, sorters, onSort, selected, onSelect }: RowsProps) {
  const { t } = useTranslation()
  const { locale, say } = useLocale()
  const may = useMay()
  const opens = may(declaration, 'show') === null
  const inline = may(declaration, 'edit') === null ? inlineFields(declaration) : []
  const columns: TableProps<AnyRow>['columns'] = shown.map(({ name, label, kind, isSortable, show }) => ({
    key: name,
    dataIndex: name,
    title: say(label),
    className: isFigure(kind) ? 'figure' : undefined,
    render: (_, row) => {
      const field = inline.includes(name) ? declaration.fields[name] : undefined
      if (field) return <InlineCell declaration={declaration} name={name} field={field} row={row} />
      return name === declaration.title && opens ? (
        <Link to={addressOf.show(declaration.name, String(row.id))} className="row-title">
          {show(row)}
        </Link>
      ) : (
        show(row)
      )
    },
    ...(isSortable && { sorter: { multiple: placeOf(sorters, name) }, sortOrder: antdOrder(orderOf(sorters, name)) }),
  }))
  const actsColumn: NonNullable<TableProps<AnyRow>['columns']>[number] = {
    key: 'actions',
    fixed: 'right',
    title: <span className="visually-hidden">{t('list.actions')}</span>,
    width: 96,
    align: 'end',
    render: (_, row) => <RowMenu declaration={declaration} row={row} />,
  }
  const table = (moving: Moving | null) => (
    <Table<AnyRow>
      rowKey={(row) => String(row.id)}
      dataSource={[...(moving?.rows ?? rows)]}
      components={moving?.components}
      columns={[...(moving?.columns ?? []), ...columns, ...(hasActs(declaration) ? [actsColumn] : [])]}
      loading={{ spinning: loading, delay: 250 }}
      size={density === 'compact' ? 'small' : 'large'}
      className={density}
      onRow={rowKeys}
      pagination={false}
      scroll={{ x: true }}
      showSorterTooltip={false}
      // A list that has no rows is told of elsewhere: here they are on their way.
      locale={{ emptyText: <AwaitedRows /> }}
      onChange={(_, __, sorted) => onSort([sorted].flat().flatMap(crudSort))}
      {...(isBulkable(declaration) && {
        rowSelection: {
          selectedRowKeys: selected.map((row) => String(row.id)),
          onChange: (_, chosen) => onSelect(chosen),
          getCheckboxProps: (row) => named(t('list.select', { row: titleOf(declaration, row, locale) })),
          getTitleCheckboxProps: () => named(t('list.selectAll')),
        },
      })}
    />
  )
  if (!declaration.position) return table(null)
  return (
    <Suspense fallback={table(null)}>
      <MovingRows declaration={declaration} rows={rows} sorters={sorters}>
        {table}
      </MovingRows>
    </Suspense>
  )
}

const isFigure = (kind: Column['kind']) => kind === 'money' || kind === 'count' || kind === 'percent'

/** Whether anything can be done with many rows at once. */
export const isBulkable = ({ access, actions }: AnyResource): boolean => access.remove !== false || Object.keys(actions ?? {}).length > 0

const hasActs = (declaration: AnyResource) =>
  declaration.access.edit !== false || declaration.access.create !== false || isBulkable(declaration)

// The key that was chosen first stays the first; a new one comes behind it.
const placeOf = (sorters: CrudSort[], name: string) => {
  const place = sorters.findIndex(({ field }) => field === name)
  return 100 - (place < 0 ? sorters.length : place)
}

const antdOrder = (order: 'asc' | 'desc' | null) => (order === null ? null : order === 'asc' ? 'ascend' : 'descend')

const crudSort = ({ columnKey, order }: { columnKey?: unknown; order?: 'ascend' | 'descend' | null }): CrudSort[] =>
  order ? [{ field: String(columnKey), order: order === 'ascend' ? 'asc' : 'desc' }] : []

// Widened on purpose: antd hands every attribute to the checkbox but types only its own.
const named = (label: string): object => ({ 'aria-label': label })

// Where the keyboard is: `j` and `k` move the focus from row to row.
const rowKeys = (row: AnyRow): object => ({ tabIndex: -1, 'data-row': String(row.id) })
