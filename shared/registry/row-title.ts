import type { Label, Localized } from '../units.ts'
import type { AnyField, ChoiceOptions, FieldOf } from './fields.ts'
import type { AnyResource, AnyRow } from './resource.ts'

/** The label of a field on the page of this row. */
export const fieldLabelIn = ({ label, labelBy }: AnyField, row: AnyRow): Label => labelBy?.labels[String(row[labelBy.field])] ?? label

/** The label that a relation has beside this row, whose resource has the same relation under a name of its own: the provider of goods is their seller. */
export function sharedLabel(field: AnyField | undefined, other: AnyField | undefined, row: AnyRow): Label | undefined {
  const isSame = field?.kind === 'belongsTo' && other?.kind === 'belongsTo' && field.to === other.to
  return isSame ? other.labelBy?.labels[String(row[other.labelBy.field])] : undefined
}

/** The labels of a choice in this row. */
export const optionsIn = ({ options, labelsBy }: FieldOf<'choice'>, row: AnyRow): ChoiceOptions =>
  labelsBy ? { ...options, ...labelsBy.labels[String(row[labelsBy.field])] } : options

/** The label of a choice's value, also of one that only its history has; undefined if it has none. */
export const labelOfChoice = ({ options, historyOptions }: FieldOf<'choice'>, value: string): Label | undefined =>
  options[value] ?? historyOptions?.[value]

/** The name of a row in both languages: its title; null if it is missing. */
export function titleIn({ title, label, fields }: AnyResource, row: AnyRow): Localized | null {
  const value = row[title]
  const field = fields[title]
  const option = field?.kind === 'choice' ? optionsIn(field, row)[String(value)] : undefined
  // A status alone is no name, so the resource is added: «Offer: accepted».
  if (option && field?.kind === 'choice' && field.tones) return { ar: `${label.one.ar}: ${option.ar}`, en: `${label.one.en}: ${option.en}` }
  if (option) return option
  if (isLocalized(value)) return { ar: value.ar || value.en, en: value.en || value.ar }
  return typeof value === 'string' && value !== '' ? { ar: value, en: value } : null
}

/** Whether a value is a text in both languages. */
export const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && 'ar' in value && 'en' in value

/** Whether rows can come from a file: they can be created, and a person writes their title. */
export const canImport = ({ access, fields, title }: AnyResource): boolean => access.create !== false && !fields[title]?.readOnly

/** Whether a row can be the start of another one. Rows that cannot be edited, such as requests, are not repeated by accident. */
export const canCopy = ({ access }: AnyResource): boolean => access.create !== false && access.edit !== false
