import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { fieldSchema } from '@wasl/shared/registry/schema.ts'

/** Whether a form that asks for this field takes nothing for an answer. */
export function mayBeEmpty(field: AnyField): boolean {
  if (field.readOnly || field.needed) return false
  return Boolean(field.optional) || fieldSchema(field).safeParse([]).success
}
