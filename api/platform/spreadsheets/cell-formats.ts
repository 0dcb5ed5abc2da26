import type { AnyField, FieldOf, Kind } from '@wasl/shared/registry/fields.ts'
import { parseFormValue } from '@wasl/shared/registry/parse-form-value.ts'
import type { Label, Locale } from '@wasl/shared/units.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { amountCell, type Cell, dayCell, emptyCell, instantCell, numberCell, textCell } from './cell.ts'
import { readInstant } from './dates.ts'

/** What is needed to write and read cells: the language, the titles of related rows by id, and a lookup of a related row's id by the text of a cell. */
export type CellContext = {
  locale: Locale
  titles: ReadonlyMap<string, string>
  idOf: (resource: string, name: string) => string | undefined
}
type CellFormat<F> = {
  write: (value: unknown, field: F, context: CellContext) => Cell
  read: (text: string, field: F, context: CellContext) => unknown
}

const textFormat: CellFormat<AnyField> = { write: (value) => textCell(String(value)), read: (text) => text }
const formFormat = (write: (value: unknown) => Cell): CellFormat<AnyField> => ({
  write,
  read: (text, field) => parseFormValue(field, text),
})
const numberFormat = formFormat((value) => numberCell(Number(value)))
const idsFormat: CellFormat<AnyField> = { write: (value) => textCell(joinList(value)), read: (text) => splitList(text) }
const jsonFormat: CellFormat<AnyField> = { write: (value) => textCell(JSON.stringify(value)), read: parseJsonOrText }

/** How a value of each field kind is written to a cell and read from one. Unreadable text is returned unchanged, so that validation reports it. */
const formats: { [K in Kind]: CellFormat<FieldOf<K>> } = {
  text: textFormat,
  longText: textFormat,
  localized: textFormat,
  localizedLong: textFormat,
  localizedRich: textFormat,
  count: { ...numberFormat, write: (value, { tenths }) => numberCell(tenths ? Number(value) / 10 : Number(value)) },
  percent: numberFormat,
  money: formFormat((value) => amountCell(Number(value))),
  boolean: {
    write: (value, _, { locale }) => textCell(labelIn(value ? yes : no, locale)),
    read: (text) =>
      matchesLabel(yes, text) || /^(true|1|✓)$/i.test(text) ? true : matchesLabel(no, text) || /^(false|0)$/i.test(text) ? false : text,
  },
  date: formFormat((value) => dayCell(String(value))),
  dateTime: { write: (value) => instantCell(String(value)), read: readInstant },
  time: formFormat((value) => textCell(String(value))),
  image: textFormat,
  images: idsFormat,
  files: idsFormat,
  file: textFormat,
  link: textFormat,
  email: textFormat,
  phone: formFormat((value) => textCell(String(value))),
  color: textFormat,
  belongsTo: {
    write: (value, _, { titles }) => textCell(titles.get(String(value)) ?? String(value)),
    read: (text, { to }, { idOf }) => idOf(to, text) ?? text,
  },
  hasMany: {
    write: (value, _, { titles }) => textCell(joinList(value, (id) => titles.get(id) ?? id)),
    read: (text, { to }, { idOf }) => splitList(text).map((name) => idOf(to, name) ?? name),
  },
  permissions: idsFormat,
  choice: {
    write: (value, { options }, { locale }) =>
      textCell(labelIn(options[String(value)] ?? { en: String(value), ar: String(value) }, locale)),
    read: (text, { options }) =>
      Object.hasOwn(options, text) ? text : (typedEntries(options).find(([, label]) => matchesLabel(label, text))?.[0] ?? text),
  },
  list: jsonFormat,
}

/** The cell for a value of this field; empty for a missing value. */
export function writeCell(field: AnyField, value: unknown, context: CellContext): Cell {
  if (value === null || value === undefined) return emptyCell
  return formatOf(field).write(value, field, context)
}

/** Parses a cell's text for this field. An empty cell is null, or an empty list if the field holds several values. */
export function readCell(field: AnyField, text: string, context: CellContext): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return field.kind === 'hasMany' || (listKinds.includes(field.kind) && !field.optional) ? [] : null
  return formatOf(field).read(trimmed, field, context)
}

/** The parts of a cell with several values. */
export const splitList = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

const listKinds: readonly Kind[] = ['images', 'files', 'permissions', 'list']
const joinList = (value: unknown, textOf = (item: string) => item): string => [value].flat().map(String).map(textOf).join(' | ')

function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const yes: Label = { en: 'Yes', ar: 'نعم' }
const no: Label = { en: 'No', ar: 'لا' }
const matchesLabel = (label: Label, text: string): boolean => [label.en, label.ar].some((name) => name.toLowerCase() === text.toLowerCase())
// Safe: `formats` is keyed by the kind of the field.
const formatOf = (field: AnyField) => formats[field.kind] as CellFormat<AnyField>
