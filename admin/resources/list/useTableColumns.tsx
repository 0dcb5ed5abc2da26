import { getDefaultSortOrder } from '@refinedev/antd'
import type { CrudSort } from '@refinedev/core'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import type { TableProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { useRowDenialReasons } from '../actions/useRowDenialReasons.ts'
import { openedFromList } from '../opened-from-list.ts'
import type { Column } from './columns.tsx'
import { InlineCell } from './InlineCell.tsx'
import { inlineFields, isBulkable } from './inline-fields.ts'
import { RowMenu } from './RowMenu.tsx'

type TableColumns = NonNullable<TableProps<AnyRow>['columns']>

type Shown = { columns: readonly Column[]; sorters: CrudSort[]; canScroll: boolean }

/**
 * The columns in antd's form: sortable, the title linked to the row, some values edited in place, and the actions of the rows last.
 * Where columns scroll, the first one, if it is the title, and the actions stay in view.
 */
export function useTableColumns(declaration: AnyResource, { columns: shown, sorters, canScroll }: Shown): TableColumns {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const canOpen = useDenialReason(declaration, 'show') === null
  const rowDenialReason = useRowDenialReasons(declaration)
  const inline = inlineFields(declaration)
  const columns: TableColumns = shown.map(({ name, label, kind, isSortable, show }, index) => ({
    key: name,
    dataIndex: name,
    title: localize(label),
    className: isNumeric(kind) ? 'numeric-cell' : undefined,
    ...(name === declaration.title && { rowScope: 'row' }),
    ...(name === declaration.title && index === 0 && canScroll && { fixed: 'left' }),
    render: (_, row) => {
      const field = inline.includes(name) && rowDenialReason(row, 'edit') === null ? declaration.fields[name] : undefined
      if (field) return <InlineCell declaration={declaration} name={name} field={field} row={row} />
      return name === declaration.title && canOpen ? (
        <Link to={adminPages.show({ resource: declaration.name, id: String(row.id) })} state={openedFromList} className="row-title">
          {show(row)}
        </Link>
      ) : (
        show(row)
      )
    },
    ...(isSortable && {
      sorter: { multiple: sortPriority(sorters, name) },
      sortOrder: getDefaultSortOrder(name, sorters) ?? null,
      // After the last direction the default sorting applies again, so that of the list comes first: each click changes something.
      sortDirections: declaration.sort === `-${name}` ? ['descend', 'ascend'] : ['ascend', 'descend'],
    }),
  }))
  const actionsColumn: TableColumns[number] = {
    key: 'actions',
    title: <span className="visually-hidden">{t('list.actions')}</span>,
    width: 96,
    align: 'end',
    ...(canScroll && { fixed: 'right' }),
    render: (_, row) => <RowMenu declaration={declaration} row={row} />,
  }
  return hasRowActions(declaration) ? [...columns, actionsColumn] : columns
}

const isNumeric = (kind: Column['kind']) => kind === 'money' || kind === 'count' || kind === 'percent'

const hasRowActions = (declaration: AnyResource) =>
  declaration.access.edit !== false || declaration.access.create !== false || isBulkable(declaration)

// The column chosen first stays first, a new one is added last.
const sortPriority = (sorters: CrudSort[], name: string) => {
  const index = sorters.findIndex(({ field }) => field === name)
  return index < 0 ? sorters.length : index
}
