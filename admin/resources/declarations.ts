import { resources } from '@wasl/resources/index.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { stampsOf } from '@wasl/shared/registry/timestamps.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'

/** Every resource, in the order of the menu, as the generic screens see it. */
export const declarations: readonly AnyResource[] = Object.values(resources)

/** The declaration of this name, if there is one. */
export const declarationOf = (name: string): AnyResource | undefined => declarations.find((declaration) => declaration.name === name)

/** The field of this name, the row's own stamps included; `derived` is none. */
export const fieldNamed = (declaration: AnyResource, name: string): AnyField | undefined =>
  declaration.fields[name] ?? stampsOf(declaration)[name]

/** What people call this row: its title in their language, in the other where that one is empty, at last its id. */
export function titleOf(declaration: AnyResource, row: AnyRow, locale: Locale): string {
  const value = row[declaration.title]
  const field = declaration.fields[declaration.title]
  const option = field?.kind === 'choice' ? field.options[String(value)] : undefined
  // A status alone names nothing: it is an offer that is accepted.
  if (option && field?.kind === 'choice' && field.tones) return `${labelIn(declaration.label.one, locale)}: ${labelIn(option, locale)}`
  if (option) return labelIn(option, locale)
  const text = isLocalized(value) ? value[locale] || value[locale === 'ar' ? 'en' : 'ar'] : String(value ?? '')
  return text || String(row.id ?? '')
}

/** Whether a value is a text in two languages. */
export const isLocalized = (value: unknown): value is { ar: string; en: string } =>
  typeof value === 'object' && value !== null && 'ar' in value && 'en' in value
