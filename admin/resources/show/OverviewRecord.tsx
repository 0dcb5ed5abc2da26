import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Link } from 'react-router'
import { declarationOf, titleOf } from '../../api/declarations.ts'
import { useRow } from '../../api/resource-client.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { WrappedTabs } from '../../ui/WrappedTabs.tsx'
import { Amounts } from '../Amounts.tsx'
import { overviewOf } from '../overrides/overviews.ts'
import { RowStatus } from '../RowStatus.tsx'
import { RelatedCount } from './RelatedCount.tsx'
import { RelatedRows } from './RelatedRows.tsx'
import { useRelatedTabs } from './useRelatedTabs.ts'

type Props = { field: AnyField | undefined; id: unknown; without: string }

/** The record that a row refers to, with its amounts and its lists without those of `without`; nothing for administrators who may not see it. */
export function OverviewRecord({ field, id, without }: Props) {
  const related = field?.kind === 'belongsTo' ? declarationOf(field.to) : undefined
  const denialReason = useDenialReason(related, 'show')
  if (!field || !related || typeof id !== 'string' || denialReason !== null) return null
  return <RelatedRecord label={field.label} declaration={related} id={id} without={without} />
}

type RecordProps = { label: AnyField['label']; declaration: AnyResource; id: string; without: string }

function RelatedRecord({ label, declaration, id, without }: RecordProps) {
  const { locale, localize } = useLocale()
  const { query } = useRow(declaration, id)
  const row: AnyRow | undefined = query.data?.data
  const { amounts = [] } = overviewOf(declaration.name) ?? {}
  if (!row) return null
  return (
    <section className="overview-list" aria-labelledby={`record-${id}`}>
      <h2 id={`record-${id}`} className="person-name">
        {localize(label)}
        <Link to={adminPages.show({ resource: declaration.name, id })}>
          <bdi>{titleOf(declaration, row, locale)}</bdi>
        </Link>
        <RowStatus declaration={declaration} row={row} />
      </h2>
      {amounts.length > 0 && <Amounts fields={declaration.fields} names={amounts} row={row} />}
      <RecordTabs declaration={declaration} row={row} without={without} />
    </section>
  )
}

function RecordTabs({ declaration, row, without }: { declaration: AnyResource; row: AnyRow; without: string }) {
  const lists = useRelatedTabs(declaration, row, true)
  return (
    <WrappedTabs
      destroyOnHidden
      items={lists
        .filter((list) => list.declaration.name !== without)
        .map((list) => ({
          key: list.reference,
          label: <RelatedCount {...list} id={String(row.id)} />,
          children: <RelatedRows {...list} parent={declaration} row={row} />,
        }))}
    />
  )
}
