import type { AnyField, FieldOf, Kind } from './fields.ts'
import { latinDigits } from './normalize-text.ts'
import { plainText } from './plain-text.ts'

type Parse<F> = (raw: unknown, field: F) => unknown

/** One line a kind. What cannot be read comes back as it was, for the schema to name. */
const parsers: { [K in Kind]: Parse<FieldOf<K>> } = {
  text: asWritten,
  longText: asWritten,
  localized: asPair,
  localizedLong: asPair,
  localizedRich: asRichPair,
  count: (raw, { tenths }) => (tenths ? asParts(raw, 1) : asWhole(raw)),
  percent: (raw) => asWhole(typeof raw === 'string' ? raw.replace(/[%٪]/g, '') : raw),
  money: (raw) => asParts(raw, 2),
  boolean: (raw) => (raw === undefined || raw === null || raw === '' || raw === 'false' ? false : raw === 'on' || raw === 'true' || raw),
  date: (raw) => withLatin(raw, (text) => text.replace(/^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/, isoDay)),
  dateTime: (raw) => withLatin(raw, asInstant),
  time: (raw) => withLatin(raw, (text) => text.replace(/^(\d):/, '0$1:')),
  image: asWritten,
  images: asMany,
  file: asWritten,
  link: asWritten,
  email: asWritten,
  phone: (raw) => withLatin(raw, (text) => text),
  color: asWritten,
  belongsTo: asWritten,
  hasMany: asMany,
  permissions: asMany,
  choice: asWritten,
  list: (raw, field) => (Array.isArray(raw) ? raw.map((row) => parseFormRow(field.fields, row)) : (raw ?? [])),
}

/**
 * The wire value of what a form holds for this field: '' is null, Arabic-Indic and Persian digits count, money typed in riyals becomes
 * whole halalas, what is kept in tenths is typed with its point, dd-mm-yyyy becomes an ISO date, a local date and time is read as Riyadh's.
 * Values already typed pass unchanged.
 */
export function parseFormValue(field: AnyField, raw: unknown): unknown {
  return parserOf(field)(raw, field)
}

function parseFormRow(fields: FieldOf<'list'>['fields'], row: unknown): unknown {
  if (!isRecord(row)) return row
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, parseFormValue(field, row[name])]))
}

function asWritten(raw: unknown): unknown {
  if (typeof raw === 'string') return raw.trim() === '' ? null : raw
  return raw ?? null
}

function asPair(raw: unknown): unknown {
  if (!isRecord(raw)) return raw ?? null
  const { ar, en } = raw
  return [ar, en].every((text) => typeof text !== 'string' || text.trim() === '') ? null : { ar: ar ?? '', en: en ?? '' }
}

// An editor that was emptied still holds an empty paragraph.
function asRichPair(raw: unknown): unknown {
  if (!isRecord(raw)) return asPair(raw)
  const written = (html: unknown) => (typeof html === 'string' && plainText(html) === '' ? '' : html)
  return asPair({ ar: written(raw.ar), en: written(raw.en) })
}

function withLatin(raw: unknown, read: (text: string) => unknown): unknown {
  const text = asWritten(raw)
  return typeof text === 'string' ? read(latinDigits(text).trim()) : text
}

function asWhole(raw: unknown): unknown {
  return withLatin(raw, (text) => {
    const digits = withoutGroups(text)
    return /^-?\d{1,15}$/.test(digits) ? Number(digits) : text
  })
}

/** A decimal as whole parts of this many digits: riyals as halalas by two, 4.7 as 47 tenths by one. */
function asParts(raw: unknown, digits: 1 | 2): unknown {
  return withLatin(raw, (text) => {
    const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(withoutGroups(text)) ?? []
    return whole === undefined || part.length > digits ? text : Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0'))
  })
}

// 1,250 and ١٬٢٥٠ are grouped by thousands; ٫ is the Arabic decimal mark.
const withoutGroups = (text: string) =>
  text
    .replace(/[\s٬]/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace('٫', '.')

const isoDay = (_: string, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

function asInstant(text: string): string {
  const local = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)
  const at = local ? Date.parse(`${text}+03:00`) : Number.NaN
  return Number.isNaN(at) ? text : new Date(at).toISOString()
}

function asMany(raw: unknown): unknown {
  if (raw === undefined || raw === null || raw === '') return []
  return Array.isArray(raw) ? raw.filter((id) => id !== '') : [raw]
}

// Safe: only asked about values that came from a form, whose objects have string keys.
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
// Safe: the table is keyed by the very kind that the field carries.
const parserOf = (field: AnyField) => parsers[field.kind] as Parse<AnyField>
