import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { defaultSorter } from '@wasl/shared/registry/first-list.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { fieldNamed, titleOf } from '../../api/declarations.ts'
import { useWatchedRows } from '../../api/live/useWatchedRows.ts'
import { resolveField } from '../../api/resolve-field.ts'
import { useRowList } from '../../api/resource-client.ts'
import { Cell } from '../../fields/cells/Cell.tsx'
import { RelationNames } from '../../fields/cells/RelationNames.tsx'
import { isEmpty } from '../../fields/kinds.ts'
import { TitleExtras } from '../../resources/show/TitleExtras.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { useLocale } from '../../ui/useLocale.ts'

const maxRows = 6
const maxFields = 3

/** The newest rows of a resource: the title and the first columns of its list. */
export function NewestRows({ declaration }: { declaration: AnyResource }) {
  const { t } = useTranslation()
  const { locale, localizeInline } = useLocale()
  const { name, label, list, title, subtitle, fields } = declaration
  const { query } = useRowList(declaration, {
    sorters: [defaultSorter(declaration)],
    pagination: { currentPage: 1, pageSize: maxRows },
  })
  useWatchedRows([name], (isFirst) => void (isFirst || query.refetch()))
  const rows: readonly AnyRow[] = query.data?.data ?? []
  const columns = list.filter((column) => column !== title && column !== subtitle && fieldNamed(declaration, column)).slice(0, maxFields)
  const headingId = `newest-${name}`
  return (
    <section className="card newest-card" aria-labelledby={headingId}>
      <header className="card-header">
        <h2 id={headingId}>{t('dashboard.newest', { resource: localizeInline(label.rows ?? label.many) })}</h2>
        <Link to={adminPages.list({ resource: name })}>{t('dashboard.seeAll')}</Link>
      </header>
      {query.isError ? (
        <LoadError error={query.error} retry={() => query.refetch()} />
      ) : query.isPending ? (
        <Loading />
      ) : rows.length === 0 ? (
        <p className="muted">{t('dashboard.nothing')}</p>
      ) : (
        <RelationNames resource={name} fields={fields} rows={rows}>
          <ul className="newest-rows">
            {rows.map((row) => (
              <li key={String(row.id)}>
                <span className="newest-title">
                  <Link to={adminPages.show({ resource: name, id: String(row.id) })} className="row-title">
                    <bdi>{titleOf(declaration, row, locale)}</bdi>
                  </Link>
                  <TitleExtras declaration={declaration} row={row} />
                </span>
                <span className="newest-fields">
                  {columns.map((column) => {
                    const field = fieldNamed(declaration, column)
                    return (
                      <span key={column}>
                        {field && !isEmpty(row[column]) && <Cell field={resolveField(field, row)} value={row[column]} />}
                      </span>
                    )
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
