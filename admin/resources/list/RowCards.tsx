import { Checkbox, Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useLocale } from '../../app/useLocale.ts'
import { useMay } from '../../auth/useDenial.ts'
import { AwaitedRows } from '../../ui/Placeholder.tsx'
import { titleOf } from '../declarations.ts'
import { RowMenu } from './RowMenu.tsx'
import { isBulkable, type RowsProps } from './RowTable.tsx'
import { PlaceButtons } from './reorder/MoveButtons.tsx'

/** Rows as cards, where a table has no room: the same cells, the same acts. */
export function RowCards({ declaration, columns, rows, loading, sorters, selected, onSelect }: RowsProps) {
  const { t } = useTranslation()
  const { locale, say } = useLocale()
  const opens = useMay()(declaration, 'show') === null
  const rest = columns.filter(({ name }) => name !== declaration.title)
  return (
    <Spin spinning={loading} delay={250}>
      {rows.length === 0 && <AwaitedRows />}
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
              <PlaceButtons declaration={declaration} row={row} sorters={sorters} />
            </li>
          )
        })}
      </ul>
    </Spin>
  )
}
