import { type BaseRecord, useList } from '@refinedev/core'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useWatchedRows } from '../../api/live/useWatchedRows.ts'
import { useLocale } from '../../app/useLocale.ts'
import { Cell } from '../../fields/cells.tsx'
import { isEmpty } from '../../fields/kinds.ts'
import { fieldNamed, titleOf } from '../../resources/declarations.ts'
import { RelationNames } from '../../resources/RelationNames.tsx'
import { targetIn } from '../../resources/related-ids.ts'
import { Failed } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { sortersOf } from '../../ui/sorters.ts'

const rowsShown = 6
const fieldsShown = 3

/** The newest rows of a resource in a few words each. */
export function Newest({ declaration }: { declaration: AnyResource }) {
  const { t } = useTranslation()
  const { locale, sayWithin } = useLocale()
  const { name, label, list, title, fields } = declaration
  const { query } = useList<BaseRecord>({
    resource: name,
    sorters: sortersOf(declaration),
    pagination: { currentPage: 1, pageSize: rowsShown },
    errorNotification: false,
  })
  useWatchedRows([name], (isFirst) => void (isFirst || query.refetch()))
  const rows: readonly AnyRow[] = query.data?.data ?? []
  const said = list.filter((column) => column !== title && fieldNamed(declaration, column)).slice(0, fieldsShown)
  const heading = `newest-${name}`
  return (
    <section className="card" aria-labelledby={heading}>
      <header className="card-head">
        <h2 id={heading}>{t('dashboard.newest', { resource: sayWithin(label.rows ?? label.many) })}</h2>
        <Link to={addressOf.list(name)}>{t('dashboard.seeAll')}</Link>
      </header>
      {query.isError ? (
        <Failed error={query.error} retry={() => query.refetch()} />
      ) : query.isPending ? (
        <Loading />
      ) : rows.length === 0 ? (
        <p className="none">{t('dashboard.nothing')}</p>
      ) : (
        <RelationNames fields={fields} rows={rows}>
          <ul className="newest-rows">
            {rows.map((row) => (
              <li key={String(row.id)}>
                <Link to={addressOf.show(name, String(row.id))} className="row-title">
                  <bdi>{titleOf(declaration, row, locale)}</bdi>
                </Link>
                <span className="newest-said">
                  {said.map((column) => {
                    const field = fieldNamed(declaration, column)
                    return field && !isEmpty(row[column]) && <Cell key={column} field={targetIn(field, row)} value={row[column]} />
                  })}
                </span>
              </li>
            ))}
          </ul>
        </RelationNames>
      )}
    </section>
  )
}
