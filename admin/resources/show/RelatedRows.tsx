import { type BaseRecord, useList } from '@refinedev/core'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Grid, Pagination, Table } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { filteredAddress } from '../../api/filtered-address.ts'
import { useLocale } from '../../app/useLocale.ts'
import { useMay } from '../../auth/useDenial.ts'
import { filtersOf } from '../../fields/filters/criteria.ts'
import { Failed } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { sortersOf } from '../../ui/sorters.ts'
import { titleOf } from '../declarations.ts'
import { type Column, columnsOf } from '../list/columns.tsx'
import { relatedFields } from '../list/related-fields.ts'
import { RelationNames } from '../RelationNames.tsx'
import type { Related } from '../related.ts'

const pageSize = 10

/** The rows of another resource that refer to this one, a few at a time, and the way to the whole list. */
export function RelatedRows({ declaration, field, id }: Related & { id: string }) {
  const { t } = useTranslation()
  const narrow = Grid.useBreakpoint().md === false
  const [page, setPage] = useState(1)
  const { query } = useList<BaseRecord>({
    resource: declaration.name,
    filters: filtersOf({ [field]: { eq: id } }),
    sorters: sortersOf(declaration),
    pagination: { currentPage: page, pageSize },
    errorNotification: false,
    queryOptions: { placeholderData: (before) => before },
  })
  if (query.isError) return <Failed error={query.error} retry={() => query.refetch()} />
  if (!query.data) return <Loading />
  const { data, total } = query.data
  const rows: readonly AnyRow[] = data
  if (total === 0) return <p className="card none">{t('related.empty')}</p>
  const columns = columnsOf(declaration).filter(({ name }) => name !== field)
  return (
    <RelationNames fields={relatedFields(declaration, {})} rows={rows}>
      <section className="card related" aria-busy={query.isFetching}>
        {narrow ? (
          <Cards declaration={declaration} rows={rows} columns={columns} />
        ) : (
          <Rows declaration={declaration} rows={rows} columns={columns} />
        )}
        <footer>
          <Link to={filteredAddress(declaration.name, { [field]: [id] })}>{t('related.all')}</Link>
          {total > pageSize && (
            <Pagination simple={narrow} current={page} pageSize={pageSize} total={total} showSizeChanger={false} onChange={setPage} />
          )}
        </footer>
      </section>
    </RelationNames>
  )
}

type RowsProps = { declaration: AnyResource; rows: readonly AnyRow[]; columns: readonly Column[] }

function Rows({ declaration, rows, columns }: RowsProps) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const opens = useMay()(declaration, 'show') === null
  return (
    <Table<AnyRow>
      size="small"
      rowKey={(row) => String(row.id)}
      dataSource={[...rows]}
      pagination={false}
      scroll={{ x: true }}
      columns={[
        ...columns.map(({ name, label, show }) => ({
          key: name,
          title: say(label),
          render: (_: unknown, row: AnyRow) => (name === declaration.title ? <Title declaration={declaration} row={row} /> : show(row)),
        })),
        ...(isNamed(declaration, columns) || !opens
          ? []
          : [
              {
                key: 'open',
                title: <span className="visually-hidden">{t('related.open')}</span>,
                align: 'end' as const,
                render: (_: unknown, row: AnyRow) => <Link to={addressOf.show(declaration.name, String(row.id))}>{t('related.open')}</Link>,
              },
            ]),
      ]}
    />
  )
}

function Cards({ declaration, rows, columns }: RowsProps) {
  const { say } = useLocale()
  return (
    <ul className="cards">
      {rows.map((row) => (
        <li key={String(row.id)} className="row-card">
          <header>
            <Title declaration={declaration} row={row} {...(!isNamed(declaration, columns) && { called: say(declaration.label.one) })} />
          </header>
          <dl>
            {columns
              .filter(({ name }) => name !== declaration.title)
              .map(({ name, label, show }) => (
                <div key={name}>
                  <dt>{say(label)}</dt>
                  <dd>{show(row)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

// A list that has no column for the title names its rows by what they belong to; those lead to other rows.
const isNamed = ({ title }: AnyResource, columns: readonly Column[]) => columns.some(({ name }) => name === title)

function Title({ declaration, row, called }: { declaration: AnyResource; row: AnyRow; called?: string }) {
  const { locale } = useLocale()
  const opens = useMay()(declaration, 'show') === null
  const title = <bdi>{called ?? titleOf(declaration, row, locale)}</bdi>
  return opens ? (
    <Link to={addressOf.show(declaration.name, String(row.id))} className="row-title">
      {title}
    </Link>
  ) : (
    <span className="row-title">{title}</span>
  )
}
