import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { defaultSorter } from '@wasl/shared/registry/first-list.ts'
import { relatedFields } from '@wasl/shared/registry/related-rows.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { sharedLabel } from '@wasl/shared/registry/row-title.ts'
import { pagedRows } from '@wasl/shared/utils/count-limit.ts'
import { Pagination, Table } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { filtersOf } from '../../api/criteria.ts'
import { titleOf } from '../../api/declarations.ts'
import { filteredListPath } from '../../api/list-url.ts'
import { useRowList } from '../../api/resource-client.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { RelationNames } from '../../fields/cells/RelationNames.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { usePageLinks } from '../../ui/page-links.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { useMinWidth } from '../../ui/useMinWidth.ts'
import { canPreset } from '../form/preset.ts'
import { type Column, columnsOf } from '../list/columns.tsx'
import { columnsByImportance } from '../list/fitting-columns.ts'
import type { RelatedList } from '../related-lists.ts'
import { useFittingCount } from './useFittingCount.ts'

const pageSize = 10

/** A page of the rows of another resource that refer to this row, and links to the full list and to the form for another one. */
export function RelatedRows({ declaration, field, parent, row }: RelatedList & { parent: AnyResource; row: AnyRow }) {
  const id = String(row.id)
  const { t } = useTranslation()
  const pageLinks = usePageLinks()
  const { localizeInline } = useLocale()
  const canAdd = useDenialReason(declaration, 'create') === null && canPreset(declaration.fields[field])
  const isNarrow = !useMinWidth('md')
  const [page, setPage] = useState(1)
  const { query } = useRowList(declaration, {
    filters: filtersOf({ [field]: { eq: id } }),
    sorters: [defaultSorter(declaration)],
    pagination: { currentPage: page, pageSize },
    queryOptions: { placeholderData: (before) => before },
  })
  if (query.isError) return <LoadError error={query.error} retry={() => query.refetch()} />
  if (!query.data) return <Loading />
  const { data, total } = query.data
  const rows: readonly AnyRow[] = data
  const add = canAdd && (
    <Link to={`${adminPages.create({ resource: declaration.name })}?${new URLSearchParams({ [field]: id })}`}>
      {t('form.addOne', { one: localizeInline(declaration.label.one) })}
    </Link>
  )
  if (total === 0)
    return (
      <section className="card related-empty">
        <p className="muted">{t('related.empty')}</p>
        {add}
      </section>
    )
  const columns = columnsOf(declaration)
    .filter(({ name }) => name !== field)
    .map((column) => ({ ...column, label: sharedLabel(declaration.fields[column.name], parent.fields[column.name], row) ?? column.label }))
  return (
    <RelationNames resource={declaration.name} fields={relatedFields(declaration, {})} rows={rows}>
      <section className="card related" aria-busy={query.isFetching}>
        {isNarrow ? (
          <RelatedCards declaration={declaration} rows={rows} columns={columns} />
        ) : (
          <RelatedTable declaration={declaration} rows={rows} columns={columns} />
        )}
        <footer>
          <Link to={filteredListPath(declaration.name, { [field]: [id] })}>{t('related.all')}</Link>
          {add}
          {total > pageSize && (
            <Pagination
              itemRender={pageLinks}
              simple={isNarrow}
              current={page}
              pageSize={pageSize}
              total={pagedRows(total)}
              showSizeChanger={false}
              onChange={setPage}
            />
          )}
        </footer>
      </section>
    </RelationNames>
  )
}

type RelatedRowsProps = { declaration: AnyResource; rows: readonly AnyRow[]; columns: readonly Column[] }

function RelatedTable({ declaration, rows, columns }: RelatedRowsProps) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const canOpen = useDenialReason(declaration, 'show') === null
  const box = useRef<HTMLDivElement>(null)
  const fitting = columnsByImportance(declaration, columns).slice(0, useFittingCount(box, columns.length))
  return (
    <div ref={box}>
      <Table<AnyRow>
        size="small"
        rowKey={(row) => String(row.id)}
        dataSource={[...rows]}
        pagination={false}
        scroll={{ x: true }}
        columns={[
          ...columns
            .filter((column) => fitting.includes(column))
            .map(({ name, label, show }) => ({
              key: name,
              title: localize(label),
              render: (_: unknown, row: AnyRow) =>
                name === declaration.title ? <RowTitle declaration={declaration} row={row} /> : show(row),
            })),
          ...(hasTitleColumn(declaration, columns) || !canOpen
            ? []
            : [
                {
                  key: 'open',
                  title: <span className="visually-hidden">{t('related.open')}</span>,
                  align: 'end' as const,
                  render: (_: unknown, row: AnyRow) => (
                    <Link to={adminPages.show({ resource: declaration.name, id: String(row.id) })}>{t('related.open')}</Link>
                  ),
                },
              ]),
        ]}
      />
    </div>
  )
}

function RelatedCards({ declaration, rows, columns }: RelatedRowsProps) {
  const { localize } = useLocale()
  return (
    <ul className="cards">
      {rows.map((row) => (
        <li key={String(row.id)} className="row-card">
          <header>
            <RowTitle
              declaration={declaration}
              row={row}
              {...(!hasTitleColumn(declaration, columns) && { name: localize(declaration.label.one) })}
            />
          </header>
          <dl>
            {columns
              .filter(({ name }) => name !== declaration.title)
              .map(({ name, label, show }) => (
                <div key={name}>
                  <dt>{localize(label)}</dt>
                  <dd>{show(row)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

// A list without its title column shows only links to other rows, so its rows need a link of their own.
const hasTitleColumn = ({ title }: AnyResource, columns: readonly Column[]) => columns.some(({ name }) => name === title)

function RowTitle({ declaration, row, name }: { declaration: AnyResource; row: AnyRow; name?: string }) {
  const { locale } = useLocale()
  const canOpen = useDenialReason(declaration, 'show') === null
  const title = <bdi>{name ?? titleOf(declaration, row, locale)}</bdi>
  return canOpen ? (
    <Link to={adminPages.show({ resource: declaration.name, id: String(row.id) })} className="row-title">
      {title}
    </Link>
  ) : (
    <span className="row-title">{title}</span>
  )
}
