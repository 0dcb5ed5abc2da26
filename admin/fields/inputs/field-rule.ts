import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { messagesOf } from '@wasl/shared/registry/messages.ts'
import { defaultSurroundings, fieldSchema } from '@wasl/shared/registry/schema.ts'
import { isBlank } from '@wasl/shared/registry/visibility.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import type { FormRule } from 'antd'
import { blankAsNull } from '../../resources/form/blank.ts'

/** The field's own check, as antd runs it: the schema of the server, by the settings in force, in the reader's words. */
export const fieldRule = (field: AnyField, locale: Locale, around = defaultSurroundings): FormRule => ({
  validator: async (_, value: unknown) => {
    const [first] = Object.values(complaintsOf(field, value, locale, around))
    if (first) throw new Error(first[0])
  },
})

/** What is wrong with one language of a localized field. */
export const languageRule = (field: AnyField, language: Locale, whole: () => unknown, locale: Locale): FormRule => ({
  validator: async () => {
    const said = complaintsOf(field, whole(), locale)
    const first = said[language] ?? said.body
    if (first) throw new Error(first[0])
  },
})

function complaintsOf(field: AnyField, value: unknown, locale: Locale, around = defaultSurroundings): Record<string, string[]> {
  const given = blankAsNull(value)
  if (field.needed && isBlank(given)) return { body: [labelIn(field.needed.otherwise, locale)] }
  const checked = fieldSchema(field, around).safeParse(given)
  return checked.success ? {} : messagesOf(checked.error, locale)
}
