import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Cell } from '../../fields/cells.tsx'
import { isEmpty } from '../../fields/kinds.ts'
import { targetIn } from '../related-ids.ts'

/** The row that this one is of, where its own title does not say which one it is. */
export function BesideTitle({ declaration: { besideTitle, fields }, row }: { declaration: AnyResource; row: AnyRow }) {
  const field = besideTitle && fields[besideTitle]
  if (!field || isEmpty(row[besideTitle])) return null
  const target = targetIn(field, row)
  // A row of no screen has no name that would be read here.
  if (field.kind === 'text' && field.rowOf && target === field) return null
  return <Cell field={target} value={row[besideTitle]} />
}
