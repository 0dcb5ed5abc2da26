import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { fieldLabelIn } from '@wasl/shared/registry/row-title.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { filtersOf } from '../../api/criteria.ts'
import { declarationOf, titleOf } from '../../api/declarations.ts'
import { useRow, useRowList } from '../../api/resource-client.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { RelationNames, useRelationName } from '../../fields/cells/RelationNames.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { contactOf, overviewOf } from '../overrides/overviews.ts'
import { RowStatus } from '../RowStatus.tsx'
import { type RelatedList, relatedListsOf } from '../related-lists.ts'

/** Somebody a row refers to, with the phone at hand; only the name where the administrator may not open the record. */
export function PersonCard({ field, row, id }: { field: AnyField | undefined; row: AnyRow; id: unknown }) {
  const { localize } = useLocale()
  const related = field?.kind === 'belongsTo' ? declarationOf(field.to) : undefined
  const showDenial = useDenialReason(related, 'show')
  if (!field || !related || typeof id !== 'string') return null
  return (
    <section className="card person-card">
      <h2>{localize(fieldLabelIn(field, row))}</h2>
      {showDenial === null ? <Person declaration={related} id={id} /> : <PersonName resource={related.name} id={id} />}
    </section>
  )
}

function PersonName({ resource, id }: { resource: string; id: string }) {
  return <bdi>{useRelationName(resource, id)}</bdi>
}

function Person({ declaration, id }: { declaration: AnyResource; id: string }) {
  const { locale } = useLocale()
  const { query } = useRow(declaration, id)
  const row: AnyRow | undefined = query.data?.data
  if (!row) return <PersonName resource={declaration.name} id={id} />
  return (
    <>
      <p className="person-name">
        <Link to={adminPages.show({ resource: declaration.name, id })}>
          <bdi>{titleOf(declaration, row, locale)}</bdi>
        </Link>
        <RowStatus declaration={declaration} row={row} />
      </p>
      <Phones declaration={declaration} row={row} />
      <Contact declaration={declaration} id={id} />
    </>
  )
}

function Phones({ declaration: { fields }, row }: { declaration: AnyResource; row: AnyRow }) {
  const { t } = useTranslation()
  const phones = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'phone' && row[name] ? [String(row[name])] : []))
  return phones.map((phone) => (
    <p key={phone} className="person-contact">
      <a href={`tel:${phone}`} dir="ltr">
        {phone}
      </a>
      <a href={`https://wa.me/${phone.replace(/\D/g, '')}`} target="_blank" rel="noreferrer">
        {t('overview.whatsapp')}
      </a>
    </p>
  ))
}

/** Whom to call about a row that has no phone itself. */
function Contact({ declaration, id }: { declaration: AnyResource; id: string }) {
  const contact = contactOf(declaration.name)
  const list = relatedListsOf(declaration).find(({ reference }) => reference === contact?.list)
  const denialReason = useDenialReason(list?.declaration, 'list')
  if (!contact || !list || denialReason !== null) return null
  return <FirstRow {...list} id={id} where={contact.where} />
}

function FirstRow({ declaration, field, id, where }: RelatedList & { id: string; where: Readonly<Record<string, string>> }) {
  const { locale } = useLocale()
  const isEqualTo = Object.fromEntries(Object.entries({ ...where, [field]: id }).map(([name, value]) => [name, { eq: value }]))
  const { query } = useRowList(declaration, {
    filters: filtersOf(isEqualTo),
    sorters: [{ field: 'created_at', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: 1 },
  })
  const row: AnyRow | undefined = query.data?.data[0]
  if (!row) return null
  return (
    <>
      <bdi className="muted">{titleOf(declaration, row, locale)}</bdi>
      <Phones declaration={declaration} row={row} />
    </>
  )
}

type RecordPeopleProps = { field: AnyField | undefined; id: unknown; without: readonly string[] }

/** The people of the record that a row refers to, except those that are shown already; nothing for administrators who may not see it. */
export function RecordPeople({ field, id, without }: RecordPeopleProps) {
  const related = field?.kind === 'belongsTo' ? declarationOf(field.to) : undefined
  const denialReason = useDenialReason(related, 'show')
  if (!related || typeof id !== 'string' || denialReason !== null) return null
  return <PeopleOf declaration={related} id={id} without={without} />
}

function PeopleOf({ declaration, id, without }: { declaration: AnyResource; id: string; without: readonly string[] }) {
  const { query } = useRow(declaration, id)
  const row: AnyRow | undefined = query.data?.data
  if (!row) return null
  const { people = [] } = overviewOf(declaration.name) ?? {}
  return (
    <RelationNames resource={declaration.name} fields={declaration.fields} rows={[row]}>
      {people
        .filter((name) => !without.includes(String(row[name] ?? '')))
        .map((name) => (
          <PersonCard key={name} field={declaration.fields[name]} row={row} id={row[name]} />
        ))}
    </RelationNames>
  )
}
