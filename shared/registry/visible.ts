import type { AnyField } from './fields.ts'
import type { AnyRow } from './resource.ts'

/** Whether forms and show pages show this field for this row. */
export function isVisible(field: AnyField, row: AnyRow): boolean {
  const { visibleWhen } = field
  return !visibleWhen || visibleWhen.is.some((wanted) => wanted === row[visibleWhen.field])
}
