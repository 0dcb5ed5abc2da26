import { Tag } from 'antd'
import { Link } from 'react-router'
import { addressOf } from '../../api/addresses.ts'
import { useMay } from '../../auth/useDenial.ts'
import { declarationOf } from '../../resources/declarations.ts'
import { useRelationName } from '../../resources/RelationNames.tsx'
import { Awaited } from '../../ui/Placeholder.tsx'
import { isCode } from './text.tsx'

const shownAtMost = 3

/** The name of the related row, leading to it for those who may see it. */
export function RelationCell({ field, value }: { field: { to: string }; value: string }) {
  const name = useRelationName(field.to, value)
  const may = useMay()
  const target = declarationOf(field.to)
  const open = target && may(target, 'show') === null
  if (name === null) return <Awaited />
  const className = isCode(name) ? 'code' : 'relation'
  return open ? (
    <Link to={addressOf.show(field.to, value)} className={className}>
      {name}
    </Link>
  ) : (
    <bdi className={className}>{name}</bdi>
  )
}

/** The names of the first related rows and how many more there are. */
export function RelationsCell({ field, value }: { field: { to: string }; value: readonly string[] }) {
  const rest = value.length - shownAtMost
  return (
    <span className="tags">
      {value.slice(0, shownAtMost).map((id) => (
        <RelationTag key={id} to={field.to} id={id} />
      ))}
      {rest > 0 && <bdi dir="ltr">+{rest}</bdi>}
    </span>
  )
}

/** The name of one related row, as a tag. */
export const RelationTag = ({ to, id }: { to: string; id: string }) => <Tag bordered={false}>{useRelationName(to, id) ?? <Awaited />}</Tag>
