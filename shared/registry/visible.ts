import type { AnyField, Fields } from './fields.ts'
import type { AnyRow } from './resource.ts'

/** Whether forms and show pages show this field for this row. */
export function isVisible(field: AnyField, row: AnyRow): boolean {
  const { visibleWhen } = field
  return !visibleWhen || visibleWhen.is.some((wanted) => wanted === row[visibleWhen.field])
}

/** The row with null in each optional field that it hides, so that nothing unseen is stored. */
export const hideUnseen = (fields: Fields, row: AnyRow): Record<string, unknown> => ({ ...row, ...newlyUnseen(fields, row) })

/** Null for each optional field that the row hides and yet holds. */
export const newlyUnseen = (fields: Fields, row: AnyRow): Record<string, null> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.optional && row[name] != null && !isVisible(field, row) ? [[name, null]] : [],
    ),
  )
