import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import type { CrudSort } from '@refinedev/core'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import type { Column } from './columns.tsx'
import { sortText } from './sort-text.ts'

type Props = { columns: readonly Column[]; sorters: readonly CrudSort[]; onSort: (sorters: CrudSort[]) => void }

/** What cards are sorted by: one column, one way or the other. */
export function OrderSelect({ columns, sorters, onSort }: Props) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const orders = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ name, label, kind }) =>
      (['asc', 'desc'] as const).map((order) => ({
        value: `${name} ${order}`,
        name: say(label),
        order,
        label: t('list.sorted', { field: say(label), direction: sortText(kind, order, t) }),
      })),
    )
  const [first] = sorters
  const order = first && `${first.field} ${first.order}`
  const current = orders.find(({ value }) => value === order)
  return (
    <Select
      className="cards-order"
      aria-label={t('list.sortBy')}
      placeholder={t('list.sortBy')}
      popupMatchSelectWidth={false}
      options={orders}
      value={current?.value ?? null}
      // The whole phrase has no room beside the other tools: an arrow tells the way, the words are for who cannot see it.
      labelRender={({ label }) => (
        <>
          <span aria-hidden>
            {current?.order === 'asc' ? <ArrowUpOutlined /> : <ArrowDownOutlined />} {current?.name}
          </span>
          <span className="visually-hidden">{label}</span>
        </>
      )}
      onChange={(chosen: string) => {
        const [field = '', direction] = chosen.split(' ')
        onSort([{ field, order: direction === 'desc' ? 'desc' : 'asc' }])
      }}
    />
  )
}
