import { latinDigits } from '../utils/normalize-text.ts'
import type { AnyField, FieldOf, Kind } from './fields.ts'
import { plainText } from './plain-text.ts'

type Parse<F> = (raw: unknown, field: F) => unknown

/** One line a kind. A value that cannot be parsed is returned unchanged, for the schema to reject. */
const parsers: { [K in Kind]: Parse<FieldOf<K>> } = {
  text: asText,
  longText: asText,
  localized: asLocalized,
  localizedLong: asLocalized,
  localizedRich: asRichLocalized,
  count: (raw, { tenths }) => (tenths ? asScaledInteger(raw, 1) : asInteger(raw)),
  percent: (raw) => asInteger(typeof raw === 'string' ? raw.replace(/[%٪]/g, '') : raw),
  money: (raw) => asScaledInteger(raw, 2),
  boolean: (raw) => (raw === undefined || raw === null || raw === '' || raw === 'false' ? false : raw === 'on' || raw === 'true' || raw),
  date: (raw) => withLatinDigits(raw, (text) => text.replace(/^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/, isoDay)),
  dateTime: (raw) => withLatinDigits(raw, asInstant),
  time: (raw) => withLatinDigits(raw, (text) => text.replace(/^(\d):/, '0$1:')),
  image: asText,
  images: asArray,
  files: asArray,
  file: asText,
  link: asText,
  email: asText,
  phone: (raw) => withLatinDigits(raw, (text) => text),
  color: asText,
  belongsTo: asText,
  hasMany: asArray,
  permissions: asArray,
  choice: asText,
  list: (raw, field) => (Array.isArray(raw) ? raw.map((row) => parseFormRow(field.fields, row)) : (raw ?? [])),
}

/**
 * The JSON value of a form value: '' becomes null, Arabic-Indic and Persian digits become Latin, riyals become halalas, decimals of a field
 * in tenths become tenths, dd-mm-yyyy becomes an ISO date, a local date and time is Riyadh's. Values that are JSON already are unchanged.
 */
export function parseFormValue(field: AnyField, raw: unknown): unknown {
  return parserOf(field)(raw, field)
}

function parseFormRow(fields: FieldOf<'list'>['fields'], row: unknown): unknown {
  if (!isRecord(row)) return row
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, parseFormValue(field, row[name])]))
}

function asText(raw: unknown): unknown {
  if (typeof raw === 'string') return raw.trim() === '' ? null : raw
  return raw ?? null
}

function asLocalized(raw: unknown): unknown {
  if (!isRecord(raw)) return raw ?? null
  const { ar, en } = raw
  return [ar, en].every((text) => typeof text !== 'string' || text.trim() === '') ? null : { ar: ar ?? '', en: en ?? '' }
}

// An empty editor still contains an empty paragraph.
function asRichLocalized(raw: unknown): unknown {
  if (!isRecord(raw)) return asLocalized(raw)
  const orEmpty = (html: unknown) => (typeof html === 'string' && plainText(html) === '' ? '' : html)
  return asLocalized({ ar: orEmpty(raw.ar), en: orEmpty(raw.en) })
}

function withLatinDigits(raw: unknown, read: (text: string) => unknown): unknown {
  const text = asText(raw)
  return typeof text === 'string' ? read(latinDigits(text).trim()) : text
}

function asInteger(raw: unknown): unknown {
  return withLatinDigits(raw, (text) => {
    const digits = withoutGroupSeparators(text)
    return /^-?\d{1,15}$/.test(digits) ? Number(digits) : text
  })
}

/** A decimal number with this many decimals as an integer: 12.5 riyals as 1250 halalas (2), 4.7 as 47 (1). */
function asScaledInteger(raw: unknown, digits: 1 | 2): unknown {
  return withLatinDigits(raw, (text) => {
    const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(withoutGroupSeparators(text)) ?? []
    return whole === undefined || part.length > digits ? text : Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0'))
  })
}

// 1,250 and ١٬٢٥٠ are grouped by thousands; ٫ is the Arabic decimal mark.
const withoutGroupSeparators = (text: string) =>
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

function asArray(raw: unknown): unknown {
  if (raw === undefined || raw === null || raw === '') return []
  return Array.isArray(raw) ? raw.filter((id) => id !== '') : [raw]
}

// Safe: the values come from a form, whose objects have string keys.
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
// Safe: the table is keyed by the field's own kind.
const parserOf = (field: AnyField) => parsers[field.kind] as Parse<AnyField>
