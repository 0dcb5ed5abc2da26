import { RelationsControl } from '../inputs/RelationControl.tsx'
import { type Criteria, stringsOf } from './criteria.ts'

type Props = { id: string; field: { to: string }; criteria: Criteria; onChange: (criteria: Criteria) => void }

/** Matches rows that reference any of the selected ones. */
export const RelationFilter = ({ id, field, criteria, onChange }: Props) => (
  <RelationsControl id={id} field={{ to: field.to }} value={stringsOf(criteria.in)} onChange={(chosen) => onChange({ in: chosen })} />
)
