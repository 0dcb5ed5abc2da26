import type { z } from 'zod'
import type { AnyField, Fields, When } from './fields.ts'
import type { AnyRow } from './resource.ts'

/** Whether forms and show pages show this field for this row. */
export function isVisible(field: AnyField, row: AnyRow): boolean {
  return !field.visibleWhen || holds(field.visibleWhen, row)
}

/** Whether this row must give the field, though its column may be empty. */
export const isNeeded = (field: AnyField, row: AnyRow): boolean =>
  Boolean(field.needed) && isVisible(field, row) && (!field.needed?.when || holds(field.needed.when, row))

/** Tells of each needed field that the row leaves empty. */
export function addMissing(fields: Fields, row: AnyRow, context: z.RefinementCtx): void {
  for (const [name, field] of Object.entries(fields))
    if (isNeeded(field, row) && isBlank(row[name]))
      context.addIssue({ code: 'custom', path: [name], message: 'required', params: { label: field.needed?.otherwise } })
}

/** Whether nothing is given. */
export const isBlank = (value: unknown): boolean => value == null || value === '' || (Array.isArray(value) && value.length === 0)

const holds = ({ field, is }: When, row: AnyRow): boolean => is.some((wanted) => wanted === row[field])

/** The row with null in each optional field that it hides, so that nothing unseen is stored. */
export const hideUnseen = (fields: Fields, row: AnyRow): Record<string, unknown> => ({ ...row, ...newlyUnseen(fields, row) })

/** Null for each optional field that the row hides and yet holds. */
export const newlyUnseen = (fields: Fields, row: AnyRow): Record<string, null> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.optional && row[name] != null && !isVisible(field, row) ? [[name, null]] : [],
    ),
  )
