import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import type { Label } from '@wasl/shared/units.ts'
import { Tag } from 'antd'
import { Link } from 'react-router'
import { declarationOf } from '../../api/declarations.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { Placeholder } from '../../ui/Placeholder.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { useRelationName } from './RelationNames.tsx'
import { isCode } from './text.tsx'

const maxShown = 3

/** The name of the related row, as a link if the admin may open it. */
export function RelationCell({ field, value }: { field: { to: string; empty?: Label }; value: string }) {
  const { localize } = useLocale()
  const name = useRelationName(field.to, value)
  const canOpen = useDenialReason(declarationOf(field.to), 'show') === null
  if (name === null) return <Placeholder />
  // A deleted row may have left its name.
  if (name === '—' && field.empty) return <bdi className="relation">{localize(field.empty)}</bdi>
  const className = isCode(name) ? 'code' : 'relation'
  return canOpen ? (
    <Link to={adminPages.show({ resource: field.to, id: value })} className={className} title={name.length > 40 ? name : undefined}>
      {name}
    </Link>
  ) : (
    <bdi className={className}>{name}</bdi>
  )
}

/** The names of the first related rows, and how many more there are. */
export function RelationsCell({ field, value }: { field: { to: string }; value: readonly string[] }) {
  const rest = value.length - maxShown
  return (
    <span className="tags">
      {value.slice(0, maxShown).map((id) => (
        <RelationTag key={id} to={field.to} id={id} />
      ))}
      {rest > 0 && <bdi dir="ltr">+{rest}</bdi>}
    </span>
  )
}

export const RelationTag = ({ to, id }: { to: string; id: string }) => (
  <Tag bordered={false}>{useRelationName(to, id) ?? <Placeholder />}</Tag>
)
