import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { resolveField } from '../../api/resolve-field.ts'
import { Cell } from '../../fields/cells/Cell.tsx'
import { isEmpty } from '../../fields/kinds.ts'

/** A field shown next to the title, where the title alone does not identify the row. */
export function TitleExtras({ declaration: { subtitle, fields }, row }: { declaration: AnyResource; row: AnyRow }) {
  const field = subtitle && fields[subtitle]
  if (!field || isEmpty(row[subtitle])) return null
  const target = resolveField(field, row)
  // A row without a screen has no name to show.
  if (field.kind === 'text' && field.resourceField && target === field) return null
  return <Cell field={target} value={row[subtitle]} />
}
