import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { Criteria } from '../../api/criteria.ts'
import { useReferringResource } from '../cells/RelationNames.tsx'
import { RelationsControl } from '../inputs/RelationControl.tsx'
import { MembershipFilter } from './MembershipFilter.tsx'

type Props = {
  id: string
  field: Extract<AnyField, { kind: 'belongsTo' | 'hasMany' }>
  criteria: Criteria
  onChange: (criteria: Criteria) => void
}

/** Matches rows by the rows they reference. */
export function RelationFilter({ id, field, criteria, onChange }: Props) {
  const referredBy = useReferringResource()
  return (
    <MembershipFilter criteria={criteria} onChange={onChange} canBeEmpty={field.kind === 'belongsTo' && field.optional === true}>
      {(chosen, choose) => (
        <RelationsControl id={id} field={{ to: field.to, referredBy }} value={chosen} onChange={(ids) => choose(ids ?? [])} />
      )}
    </MembershipFilter>
  )
}
