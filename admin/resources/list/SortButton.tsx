import { CloseOutlined, PlusOutlined, SortAscendingOutlined } from '@ant-design/icons'
import type { CrudSort } from '@refinedev/core'
import { Button, Popover, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import type { Column } from './columns.tsx'
import { sortText } from './sort-text.ts'

type Props = { columns: readonly Column[]; sorters: CrudSort[]; onSort: (sorters: CrudSort[]) => void }

/** The keys a list is sorted by, the first of them first. */
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
  const { say } = useLocale()
  const sortable = columns.filter(({ isSortable }) => isSortable)
  const free = sortable.filter(({ name }) => !sorters.some(({ field }) => field === name))
  const kindOf = (field: string) => columns.find(({ name }) => name === field)?.kind
  const replace = (at: number, key: CrudSort) => onSort(sorters.map((before, index) => (index === at ? key : before)))
  return (
    <div className="sort-keys">
      {sorters.map(({ field, order }, at) => (
        <div key={field} className="sort-key">
          <Select
            aria-label={t('list.sortKey', { number: at + 1 })}
            value={field}
            options={sortable
              .filter(({ name }) => name === field || free.some((one) => one.name === name))
              .map(({ name, label }) => ({ value: name, label: say(label) }))}
            onChange={(chosen) => replace(at, { field: chosen, order })}
          />
          <Select<'asc' | 'desc'>
            aria-label={t('list.direction', { number: at + 1 })}
            value={order}
            options={[
              { value: 'asc', label: sortText(kindOf(field), 'asc', t) },
              { value: 'desc', label: sortText(kindOf(field), 'desc', t) },
            ]}
            onChange={(chosen) => replace(at, { field, order: chosen })}
          />
          <Button
            type="text"
            icon={<CloseOutlined />}
            aria-label={t('list.removeSort', { number: at + 1 })}
            onClick={() => onSort(sorters.filter((_, index) => index !== at))}
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
