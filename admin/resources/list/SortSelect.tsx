import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import type { CrudSort } from '@refinedev/core'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import type { Column } from './columns.tsx'
import { sortDirectionText } from './sort-direction-text.ts'

type Props = { columns: readonly Column[]; sorters: readonly CrudSort[]; onSort: (sorters: CrudSort[]) => void }

/** Sorts cards, which have no column headings: by one column, ascending or descending. */
export function SortSelect({ columns, sorters, onSort }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const options = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ name, label, kind }) =>
      (['asc', 'desc'] as const).map((order) => ({
        value: `${name} ${order}`,
        name: localize(label),
        order,
        label: t('list.sorted', { field: localize(label), direction: sortDirectionText(kind, order, t) }),
      })),
    )
  const [first] = sorters
  const order = first && `${first.field} ${first.order}`
  const current = options.find(({ value }) => value === order)
  return (
    <Select
      className="cards-sort"
      aria-label={t('list.sortBy')}
      placeholder={t('list.sortBy')}
      popupMatchSelectWidth={false}
      options={options}
      value={current?.value ?? null}
      // The whole text does not fit: an arrow shows the direction, screen readers get the text.
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
