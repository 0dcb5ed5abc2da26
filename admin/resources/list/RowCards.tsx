import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { Checkbox, Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { titleOf } from '../../api/declarations.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { RowsPlaceholder } from '../../ui/Placeholder.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { openedFromList } from '../opened-from-list.ts'
import { isBulkable } from './inline-fields.ts'
import { RowMenu } from './RowMenu.tsx'
import type { RowsProps } from './RowTable.tsx'
import { MoveButtons } from './reorder/MoveButtons.tsx'
import { toggled } from './useSelectedRows.ts'

/** Rows as cards for narrow screens, with the same cells and actions as the table. */
export function RowCards({ declaration, columns, rows, loading, sorters, selected, onSelect }: RowsProps) {
  const { t } = useTranslation()
  const { locale, localize } = useLocale()
  const canOpen = useDenialReason(declaration, 'show') === null
  const rest = columns.filter(({ name }) => name !== declaration.title)
  return (
    <Spin spinning={loading && rows.length > 0} delay={250}>
      {rows.length === 0 && <RowsPlaceholder />}
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
                    onChange={() => onSelect(toggled(selected, row))}
                  />
                )}
                {canOpen ? (
                  <Link
                    to={adminPages.show({ resource: declaration.name, id: String(row.id) })}
                    state={openedFromList}
                    className="row-title"
                  >
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
                    <dt>{localize(label)}</dt>
                    <dd>{show(row)}</dd>
                  </div>
                ))}
              </dl>
              <MoveButtons declaration={declaration} row={row} sorters={sorters} />
            </li>
          )
        })}
      </ul>
    </Spin>
  )
}
