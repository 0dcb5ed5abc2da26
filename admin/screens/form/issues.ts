import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import type { Path } from '../../kinds/kinds.ts'

/** One thing wrong with a form, and where. */
export type Issue = { path: Path; message: string }

/** The server's `{ 'questions.0.text.en': […] }` as issues. */
export const issuesOf = (errors: Readonly<Record<string, string[]>>): Issue[] =>
  Object.entries(errors).map(([path, [message = '']]) => ({ path: pathOf(path), message }))

/** `questions.0.text` as `['questions', 0, 'text']`. */
export const pathOf = (dotted: string): Path => dotted.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** Where an issue is, in words: «Questions 1 › Question». Empty where it concerns no field. */
export function placeOf(fields: Fields, path: Path, locale: Locale): string {
  const [name, index, inner] = path
  const field: AnyField | undefined = fields[String(name)]
  if (!field) return ''
  const label = labelIn(field.label, locale)
  if (field.kind !== 'list' || typeof index !== 'number') return label
  const innerField = inner === undefined ? undefined : field.fields[String(inner)]
  return innerField ? `${label} ${index + 1} › ${labelIn(innerField.label, locale)}` : `${label} ${index + 1}`
}
