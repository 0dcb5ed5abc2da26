import type { AnyField, FieldOf, Kind } from '@wasl/shared/registry/fields.ts'
import { parseFormValue } from '@wasl/shared/registry/parse-form-value.ts'
import type { Label, Locale } from '@wasl/shared/units.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { amountCell, type Cell, emptyCell, numberCell, textCell } from './cell.ts'
import { dayText, instantText, readInstant } from './days.ts'

/** What cells are written and read with: the reader's language, the titles of related rows by id, and the id of a related row by what a cell calls it. */
export type Wording = {
  locale: Locale
  titles: ReadonlyMap<string, string>
  idOf: (resource: string, called: string) => string | undefined
}
type Both<F> = { write: (value: unknown, field: F, wording: Wording) => Cell; read: (text: string, field: F, wording: Wording) => unknown }

const asText: Both<AnyField> = { write: (value) => textCell(String(value)), read: (text) => text }
const asForm = (write: (value: unknown) => Cell): Both<AnyField> => ({ write, read: (text, field) => parseFormValue(field, text) })
const asNumber = asForm((value) => numberCell(Number(value)))
const asIds: Both<AnyField> = { write: (value) => textCell(joined(value)), read: (text) => parted(text) }
const asJson: Both<AnyField> = { write: (value) => textCell(JSON.stringify(value)), read: jsonOr }

/** How a value of each kind stands in a cell, and how it is read from one. What cannot be read comes back as it was, for the schema to name. */
const kinds: { [K in Kind]: Both<FieldOf<K>> } = {
  text: asText,
  longText: asText,
  localized: asText,
  localizedLong: asText,
  localizedRich: asText,
  count: { ...asNumber, write: (value, { tenths }) => numberCell(tenths ? Number(value) / 10 : Number(value)) },
  percent: asNumber,
  money: asForm((value) => amountCell(Number(value))),
  boolean: {
    write: (value, _, { locale }) => textCell(labelIn(value ? yes : no, locale)),
    read: (text) => (isWord(yes, text) || /^(true|1|✓)$/i.test(text) ? true : isWord(no, text) || /^(false|0)$/i.test(text) ? false : text),
  },
  date: asForm((value) => textCell(dayText(String(value)))),
  dateTime: { write: (value) => textCell(instantText(String(value))), read: readInstant },
  time: asForm((value) => textCell(String(value))),
  image: asText,
  images: asIds,
  file: asText,
  link: asText,
  email: asText,
  phone: asForm((value) => textCell(String(value))),
  color: asText,
  belongsTo: {
    write: (value, _, { titles }) => textCell(titles.get(String(value)) ?? String(value)),
    read: (text, { to }, { idOf }) => idOf(to, text) ?? text,
  },
  hasMany: {
    write: (value, _, { titles }) => textCell(joined(value, (id) => titles.get(id) ?? id)),
    read: (text, { to }, { idOf }) => parted(text).map((called) => idOf(to, called) ?? called),
  },
  permissions: asIds,
  choice: {
    write: (value, { options }, { locale }) => textCell(labelIn(options[String(value)] ?? [String(value), String(value)], locale)),
    read: (text, { options }) => Object.entries(options).find(([key, label]) => key === text || isWord(label, text))?.[0] ?? text,
  },
  list: asJson,
}

/** The cell of a value of this field; empty where there is none. */
export function writeCell(field: AnyField, value: unknown, wording: Wording): Cell {
  if (value === null || value === undefined) return emptyCell
  return bothOf(field).write(value, field, wording)
}

/** The value that a cell's text says for this field; an empty cell is null, or no entries where the field holds several. */
export function readCell(field: AnyField, text: string, wording: Wording): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return field.kind === 'hasMany' || (several.includes(field.kind) && !field.optional) ? [] : null
  return bothOf(field).read(trimmed, field, wording)
}

/** The parts of a cell that names several things. */
export const parted = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

const several: readonly Kind[] = ['images', 'permissions', 'list']
const joined = (value: unknown, called = (one: string) => one): string => [value].flat().map(String).map(called).join(' | ')

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const yes: Label = ['Yes', 'نعم']
const no: Label = ['No', 'لا']
const isWord = (label: Label, text: string): boolean => label.some((word) => word.toLowerCase() === text.toLowerCase())
// Safe: the table is keyed by the very kind that the field carries.
const bothOf = (field: AnyField) => kinds[field.kind] as Both<AnyField>
