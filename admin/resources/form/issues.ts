import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import type { Path } from '../../fields/kinds.ts'

/** One thing wrong with a form, and where. */
export type Issue = { path: Path; message: string }

/** The server's `{ 'questions.0.text.en': […] }` as issues. */
export const issuesOf = (errors: Readonly<Record<string, string[]>>): Issue[] =>
  Object.entries(errors).map(([path, [message = '']]) => ({ path: pathOf(path), message }))

/** `questions.0.text` as `['questions', 0, 'text']`. */
export const pathOf = (dotted: string): Path => dotted.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

const languages: Readonly<Record<string, Label>> = { ar: ['Arabic', 'العربية'], en: ['English', 'الإنجليزية'] }

/** Where an issue is, in words: «Question 1 › Question (English)». Empty where it concerns no field. */
export function placeOf(fields: Fields, path: Path, locale: Locale): string {
  const [name, ...rest] = path
  const field: AnyField | undefined = fields[String(name)]
  if (!field) return ''
  const label = labelIn(field.label, locale)
  const [first, ...inner] = rest
  if (field.kind === 'list' && typeof first === 'number') {
    const entry = `${labelIn(field.one, locale)} ${first + 1}`
    const innerPlace = placeOf(field.fields, inner, locale)
    return innerPlace ? `${entry} › ${innerPlace}` : entry
  }
  const language = languages[String(first)]
  return language ? `${label} (${labelIn(language, locale)})` : label
}
