import type { AnyField, Fields, SimpleKind } from './fields.ts'
import type { AnyRow } from './resource.ts'

const both = { ar: 'نص', en: 'Text' }
const id = '00000000-0000-4000-8000-000000000000'

/** A value of each kind. */
const examples: Readonly<Record<SimpleKind, unknown>> = {
  text: 'Text',
  longText: 'Text',
  localized: both,
  localizedLong: both,
  localizedRich: both,
  count: 1,
  percent: 1,
  money: 100,
  boolean: true,
  date: '2026-11-21',
  dateTime: '2026-11-21T09:30:00.000Z',
  time: '09:30',
  image: id,
  images: [id],
  file: id,
  files: [id],
  link: '/',
  email: 'a@example.com',
  phone: '+966500000000',
  color: '#000000',
  belongsTo: id,
  hasMany: [id],
  permissions: [],
}

/** A row with a value in every field (its default, if it has one), or with null in every field that may be empty and no entries. */
export const exampleRow = (fields: Fields, isFull: boolean): AnyRow => ({
  id,
  version: 1,
  created_at: examples.dateTime,
  updated_at: examples.dateTime,
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, exampleOf(field, isFull)])),
})

function exampleOf(field: AnyField, isFull: boolean): unknown {
  if (!isFull && field.optional) return null
  if ('default' in field && field.default !== undefined) return field.default
  if (field.kind === 'choice') return Object.keys(field.options)[0]
  if (field.kind === 'count' || field.kind === 'percent' || field.kind === 'money')
    return Math.min(Math.max(Number(examples[field.kind]), field.min ?? 0), field.max ?? Number.POSITIVE_INFINITY)
  if (field.kind !== 'list') return !isFull && Array.isArray(examples[field.kind]) ? [] : examples[field.kind]
  return isFull ? [Object.fromEntries(Object.entries(field.fields).map(([name, part]) => [name, exampleOf(part, true)]))] : []
}
