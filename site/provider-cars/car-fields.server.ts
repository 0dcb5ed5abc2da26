import { ownBlock, ownCar, ownCarOffer } from '@wasl/resources/own-cars.ts'
import type { AnyField, Fields } from '@wasl/shared/registry/fields.ts'
import { type Label, type Locale, labelIn } from '@wasl/shared/units.ts'
import type { DeclaredField } from './declared-field.ts'

/** What a form shows of these fields in a language; fields of list entries as `list.field`. */
export const describeFields = (fields: Fields, locale: Locale, prefix = ''): [string, DeclaredField][] =>
  Object.entries(fields).flatMap(([name, field]): [string, DeclaredField][] => [
    [prefix + name, describeField(field, locale)],
    ...(field.kind === 'list' ? describeFields(field.fields, locale, `${name}.`) : []),
  ])

function describeField(field: AnyField, locale: Locale): DeclaredField {
  const text = (label: Label) => labelIn(label, locale)
  return {
    kind: field.kind,
    label: text(field.label),
    hint: field.help ? text(field.help) : undefined,
    optional: field.optional === true && !field.requiredWhenVisible,
    options: field.kind === 'choice' ? Object.entries(field.options).map(([value, label]) => ({ value, label: text(label) })) : [],
    fallback: 'default' in field && field.default !== undefined ? String(field.default) : '',
    max: 'max' in field && typeof field.max === 'number' ? field.max : undefined,
  }
}

/** What the declarations say about the forms of cars, of the times that they are not for rent and of offers, in a language; fields of list entries as `list.field`. */
export const carFields = (locale: Locale) => Object.fromEntries(describeFields(ownCar.fields, locale))
export const blockFields = (locale: Locale) => Object.fromEntries(describeFields(ownBlock.fields, locale))
export const offerFields = (locale: Locale) => Object.fromEntries(describeFields(ownCarOffer.fields, locale))
