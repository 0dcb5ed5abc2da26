import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { declarationOf, titleOf } from '../../api/declarations.ts'
import { useRow } from '../../api/resource-client.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { useDenialReasons } from '../../auth/useDenialReasons.ts'
import { useRelationName } from '../../fields/cells/RelationNames.tsx'
import { isEmpty } from '../../fields/kinds.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { Amounts } from '../Amounts.tsx'
import { Details } from '../Details.tsx'
import { overviewOf, placeOf } from '../overrides/overviews.ts'
import { RowStatus } from '../RowStatus.tsx'
import { relatedListsOf } from '../related-lists.ts'
import { History } from './History.tsx'
import { OverviewRecord } from './OverviewRecord.tsx'
import { RelatedRows } from './RelatedRows.tsx'

type Props = { declaration: AnyResource; row: AnyRow }

/** A row on one page: its amounts, its people, its related lists, its details and its history. */
export function Overview({ declaration, row }: Props) {
  const { localize } = useLocale()
  const denialReason = useDenialReasons()
  const { amounts = [], people = [], record } = overviewOf(declaration.name) ?? {}
  const lists = relatedListsOf(declaration).filter(
    ({ declaration: related, reference }) => placeOf(declaration.name, reference, row) === 'page' && denialReason(related, 'list') === null,
  )
  const empty = Object.keys(declaration.fields).filter((name) => isEmpty(row[name]))
  const omitted = new Set<string>([...empty, ...amounts, ...people])
  return (
    <div className="overview">
      <div className="overview-main">
        {amounts.length > 0 && <Amounts fields={declaration.fields} names={amounts} row={row} />}
        {lists.map((list) => (
          <section key={list.reference} className="overview-list">
            <h2>{localize(list.label)}</h2>
            <RelatedRows {...list} id={String(row.id)} />
          </section>
        ))}
        <Details declaration={declaration} row={row} omitted={omitted} />
        {record && <OverviewRecord field={declaration.fields[record]} id={row[record]} without={declaration.name} />}
      </div>
      <aside className="overview-aside">
        {people.map((name) => (
          <PersonCard key={name} field={declaration.fields[name]} id={row[name]} />
        ))}
        <History declaration={declaration} row={row} />
      </aside>
    </div>
  )
}

/** Somebody a row refers to, with the phone at hand; only the name where the administrator may not open the record. */
function PersonCard({ field, id }: { field: AnyField | undefined; id: unknown }) {
  const { localize } = useLocale()
  const related = field?.kind === 'belongsTo' ? declarationOf(field.to) : undefined
  const showDenial = useDenialReason(related, 'show')
  if (!field || !related || typeof id !== 'string') return null
  return (
    <section className="card person-card">
      <h2>{localize(field.label)}</h2>
      {showDenial === null ? <Person declaration={related} id={id} /> : <PersonName resource={related.name} id={id} />}
    </section>
  )
}

function PersonName({ resource, id }: { resource: string; id: string }) {
  return <bdi>{useRelationName(resource, id)}</bdi>
}

function Person({ declaration, id }: { declaration: AnyResource; id: string }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { query } = useRow(declaration, id)
  const row: AnyRow | undefined = query.data?.data
  if (!row) return <PersonName resource={declaration.name} id={id} />
  const phones = Object.entries(declaration.fields).flatMap(([name, { kind }]) =>
    kind === 'phone' && row[name] ? [String(row[name])] : [],
  )
  return (
    <>
      <p className="person-name">
        <Link to={adminPages.show({ resource: declaration.name, id })}>
          <bdi>{titleOf(declaration, row, locale)}</bdi>
        </Link>
        <RowStatus declaration={declaration} row={row} />
      </p>
      {phones.map((phone) => (
        <p key={phone} className="person-contact">
          <a href={`tel:${phone}`} dir="ltr">
            {phone}
          </a>
          <a href={`https://wa.me/${phone.replace(/\D/g, '')}`} target="_blank" rel="noreferrer">
            {t('overview.whatsapp')}
          </a>
        </p>
      ))}
    </>
  )
}
