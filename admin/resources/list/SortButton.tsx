import { CloseOutlined, PlusOutlined, SortAscendingOutlined } from '@ant-design/icons'
import type { CrudSort } from '@refinedev/core'
import { Button, Popover, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import type { Column } from './columns.tsx'
import { sortDirectionText } from './sort-direction-text.ts'

type Props = { columns: readonly Column[]; sorters: CrudSort[]; onSort: (sorters: CrudSort[]) => void }

/** Edits the sort keys of a list in order of priority. */
export function SortButton(props: Props) {
  const { t } = useTranslation()
  return (
    <Popover trigger="click" placement="bottomRight" title={t('list.sortTitle')} content={<Keys {...props} />} destroyOnHidden>
      <Button icon={<SortAscendingOutlined />}>{t('list.sort')}</Button>
    </Popover>
  )
}

function Keys({ columns, sorters, onSort }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const sortable = columns.filter(({ isSortable }) => isSortable)
  const free = sortable.filter(({ name }) => !sorters.some(({ field }) => field === name))
  const kindOf = (field: string) => columns.find(({ name }) => name === field)?.kind
  const replace = (position: number, key: CrudSort) => onSort(sorters.map((before, index) => (index === position ? key : before)))
  return (
    <div className="sort-keys">
      {sorters.map(({ field, order }, position) => (
        <div key={field} className="sort-key">
          <Select
            aria-label={t('list.sortKey', { number: position + 1 })}
            value={field}
            options={sortable
              .filter(({ name }) => name === field || free.some((column) => column.name === name))
              .map(({ name, label }) => ({ value: name, label: localize(label) }))}
            onChange={(chosen) => replace(position, { field: chosen, order })}
          />
          <Select<'asc' | 'desc'>
            aria-label={t('list.direction', { number: position + 1 })}
            value={order}
            options={[
              { value: 'asc', label: sortDirectionText(kindOf(field), 'asc', t) },
              { value: 'desc', label: sortDirectionText(kindOf(field), 'desc', t) },
            ]}
            onChange={(chosen) => replace(position, { field, order: chosen })}
          />
          <Button
            type="text"
            icon={<CloseOutlined />}
            aria-label={t('list.removeSort', { number: position + 1 })}
            onClick={() => onSort(sorters.filter((_, index) => index !== position))}
          />
        </div>
      ))}
      <Button
        type="dashed"
        block
        icon={<PlusOutlined />}
        disabled={free.length === 0}
        onClick={() => free[0] && onSort([...sorters, { field: free[0].name, order: 'asc' }])}
      >
        {t('list.addSort')}
      </Button>
    </div>
  )
}
