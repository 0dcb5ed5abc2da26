import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import { defaultValidationContext, fieldSchema } from '@wasl/shared/registry/schema.ts'
import { isBlank } from '@wasl/shared/registry/visibility.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import type { FormRule } from 'antd'
import { emptyToNull } from './empty-to-null.ts'
import { pointerReleased } from './pointer-released.ts'

/** Validates a field with the server's schema, as an antd form rule with messages in the user's language. */
export const fieldRule = (field: AnyField, locale: Locale, context = defaultValidationContext): FormRule => ({
  validator: async (_, value: unknown) => {
    const [first] = Object.values(validate(field, value, locale, context))
    if (first) await fail(first[0])
  },
})

/** The rule for one language of a localized field. */
export const languageRule = (field: AnyField, language: Locale, getValue: () => unknown, locale: Locale): FormRule => ({
  validator: async () => {
    const errors = validate(field, getValue(), locale)
    const first = errors[language] ?? errors.body
    if (first) await fail(first[0])
  },
})

async function fail(message: string | undefined): Promise<never> {
  await pointerReleased()
  throw new Error(message)
}

function validate(field: AnyField, value: unknown, locale: Locale, context = defaultValidationContext): Record<string, string[]> {
  const normalized = emptyToNull(value)
  if (field.requiredWhenVisible && isBlank(normalized)) return { body: [labelIn(field.requiredWhenVisible.message, locale)] }
  const result = fieldSchema(field, context).safeParse(normalized)
  return result.success ? {} : fieldErrors(result.error, locale)
}

/** Whether a form accepts an empty value for this field. */
export function canBeEmpty(field: AnyField): boolean {
  if (field.readOnly || field.requiredWhenVisible) return false
  return Boolean(field.optional) || fieldSchema(field).safeParse([]).success
}
