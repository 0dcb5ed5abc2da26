import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { fieldSchema } from '@wasl/shared/registry/schema.ts'

/** Whether a form accepts an empty value for this field. */
export function canBeEmpty(field: AnyField): boolean {
  if (field.readOnly || field.requiredWhenVisible) return false
  return Boolean(field.optional) || fieldSchema(field).safeParse([]).success
}
