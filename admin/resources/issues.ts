import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import type { Path } from '../fields/kinds.ts'

/** One validation message of a form and the path of its input. */
export type FormIssue = { path: Path; message: string }

/** Turns the API's `{ 'questions.0.text.en': […] }` into issues. */
export const issuesOf = (errors: Readonly<Record<string, string[]>>): FormIssue[] =>
  Object.entries(errors).map(([path, [message = '']]) => ({ path: pathOf(path), message }))

/** `questions.0.text` as `['questions', 0, 'text']`. */
export const pathOf = (dotted: string): Path => dotted.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

const languages: Readonly<Record<string, Label>> = { ar: { en: 'Arabic', ar: 'العربية' }, en: { en: 'English', ar: 'الإنجليزية' } }

/** The label of the input an issue is about: «Question 1 › Question (English)». Empty if it concerns no field. */
export function issueLabel(fields: Fields, path: Path, locale: Locale): string {
  const [name, ...rest] = path
  const field: AnyField | undefined = fields[String(name)]
  if (!field) return ''
  const label = labelIn(field.label, locale)
  const [first, ...inner] = rest
  if (field.kind === 'list' && typeof first === 'number') {
    const entry = `${labelIn(field.one, locale)} ${first + 1}`
    const innerLabel = issueLabel(field.fields, inner, locale)
    return innerLabel ? `${entry} › ${innerLabel}` : entry
  }
  const language = languages[String(first)]
  return language ? `${label} (${labelIn(language, locale)})` : label
}

/** The issues in the order of the inputs; those of no field come first. */
export function inFormOrder(fields: Fields, issues: readonly FormIssue[]): FormIssue[] {
  const places = new Map(issues.map((issue) => [issue, placeOf(fields, issue.path)]))
  return issues.toSorted((a, b) => comparePlaces(places.get(a) ?? [], places.get(b) ?? []))
}

/** The position of each step of a path: of the field in the form, of the entry in its list, of the field in the entry. */
function placeOf(fields: Fields, [name, ...rest]: Path): readonly number[] {
  const field: AnyField | undefined = fields[String(name)]
  const [entry, ...inner] = rest
  const place = Object.keys(fields).indexOf(String(name))
  return field?.kind === 'list' && typeof entry === 'number' ? [place, entry, ...placeOf(field.fields, inner)] : [place]
}

const comparePlaces = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((place, index) => place !== b[index])
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? -1)
}
