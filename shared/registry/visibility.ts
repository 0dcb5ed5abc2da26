import type { z } from 'zod'
import type { AnyField, FieldCondition, Fields } from './fields.ts'
import type { AnyRow } from './resource.ts'

/** Whether forms and show pages display this field, this action or this document of this row. */
export const isVisible = ({ visibleWhen }: { visibleWhen?: FieldCondition }, row: AnyRow): boolean =>
  !visibleWhen || isMet(visibleWhen, row)

/** Whether this row must have a value for the field, though its column is nullable. */
export function isRequired(field: AnyField, row: AnyRow): boolean {
  const { requiredWhenVisible } = field
  return requiredWhenVisible !== undefined && isVisible(field, row) && (!requiredWhenVisible.when || isMet(requiredWhenVisible.when, row))
}

/** Adds an issue for each required field that the row leaves empty. */
export function addMissingFieldIssues(fields: Fields, row: AnyRow, context: z.RefinementCtx): void {
  for (const [name, field] of Object.entries(fields))
    if (isRequired(field, row) && isBlank(row[name]))
      context.addIssue({ code: 'custom', path: [name], message: 'required', params: { label: field.requiredWhenVisible?.message } })
}

/** Whether a value is missing: null, undefined, '' or an empty list. */
export const isBlank = (value: unknown): boolean => value == null || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether a row has one of the values of a condition. */
export const isMet = ({ field, is }: FieldCondition, row: AnyRow): boolean => is.some((value) => value === row[field])

/** The row with null in each optional field that it hides. */
export const clearHiddenFields = (fields: Fields, row: AnyRow): Record<string, unknown> => ({ ...row, ...hiddenFieldChanges(fields, row) })

/** Null for each optional field that the row hides but has a value for; the server alone sets read-only fields. */
export const hiddenFieldChanges = (fields: Fields, row: AnyRow): Record<string, null> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.optional && !field.readOnly && !isBlank(row[name]) && !isVisible(field, row) ? [[name, null]] : [],
    ),
  )
