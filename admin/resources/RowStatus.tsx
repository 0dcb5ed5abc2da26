import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { ChoiceCell } from '../fields/cells/ChoiceCell.tsx'
import { DerivedTag } from './DerivedTag.tsx'

/** The status of a row, shown next to its title: the computed status, or else the first choice field with tones. */
export function RowStatus({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  if (declaration.derived) return <DerivedTag declaration={declaration} row={row} />
  for (const [name, field] of Object.entries(declaration.fields)) {
    const value = row[name]
    if (field.kind === 'choice' && field.tones && typeof value === 'string' && name !== declaration.title)
      return <ChoiceCell field={field} value={value} />
  }
  return null
}
