import { Checkbox, Select, Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressOf } from '../../parts/addresses.ts'
import { titleOf } from '../../parts/declarations.ts'
import { useLocale } from '../../parts/useLocale.ts'
import { useMay } from '../../session/useMay.ts'
import { PlaceButtons } from './places/PlaceButtons.tsx'
import { RowMenu } from './RowMenu.tsx'
import { isBulkable, type RowsProps } from './RowTable.tsx'

/** Rows as cards, where a table has no room: the same cells, the same acts. */
export function RowCards({ declaration, columns, rows, loading, sorters, onSort, selected, onSelect }: RowsProps) {
  const { t } = useTranslation()
  const { locale, say } = useLocale()
  const opens = useMay()(declaration, 'show') === null
  const rest = columns.filter(({ name }) => name !== declaration.title)
  const orders = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ name, label }) => [
      { value: `${name} asc`, label: t('list.ascending', { field: say(label) }) },
      { value: `${name} desc`, label: t('list.descending', { field: say(label) }) },
    ])
  const [first] = sorters
  const order = first && `${first.field} ${first.order}`
  return (
    <Spin spinning={loading} delay={250}>
      <Select
        className="cards-order"
        aria-label={t('list.sortBy')}
        placeholder={t('list.sortBy')}
        options={orders}
        value={orders.some(({ value }) => value === order) ? order : null}
        onChange={(chosen: string) => {
          const [field = '', direction] = chosen.split(' ')
          onSort([{ field, order: direction === 'desc' ? 'desc' : 'asc' }])
        }}
      />
      <ul className="cards">
        {rows.map((row) => {
          const title = titleOf(declaration, row, locale)
          const isSelected = selected.some(({ id }) => id === row.id)
          return (
            <li key={String(row.id)} className="row-card" tabIndex={-1} data-row={String(row.id)}>
              <header>
                {isBulkable(declaration) && (
                  <Checkbox
                    checked={isSelected}
                    aria-label={t('list.select', { row: title })}
                    onChange={() => onSelect(isSelected ? selected.filter(({ id }) => id !== row.id) : [...selected, row])}
                  />
                )}
                {opens ? (
                  <Link to={addressOf.show(declaration.name, String(row.id))} className="row-title">
                    <bdi>{title}</bdi>
                  </Link>
                ) : (
                  <bdi className="row-title">{title}</bdi>
                )}
                <PlaceButtons declaration={declaration} row={row} sorters={sorters} />
                <RowMenu declaration={declaration} row={row} />
              </header>
              <dl>
                {rest.map(({ name, label, show }) => (
                  <div key={name}>
                    <dt>{say(label)}</dt>
                    <dd>{show(row)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        })}
      </ul>
    </Spin>
  )
}
