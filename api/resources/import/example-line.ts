import { findResource } from '@wasl/resources/index.ts'
import type { AnyField, Kind } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { noRows, type ParsedSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.ts'
import { importableColumns } from '../files/columns.ts'
import { cellsOf } from './ready-file.ts'

const localizedExample = { ar: 'مثال', en: 'Example' }

/** An example value of each kind whose form is not obvious; the others are shown as text, and files cannot be imported. */
const examples: Readonly<Partial<Record<Kind, unknown>>> = {
  localized: localizedExample,
  localizedLong: localizedExample,
  localizedRich: localizedExample,
  percent: 10,
  money: 15_000,
  date: '2027-01-31',
  dateTime: '2027-01-31T09:30:00.000Z',
  time: '09:30',
  link: 'https://example.com',
  email: 'name@example.com',
  phone: '+966512345678',
  color: '#0f766e',
}

/** The cells of a line that shows the form of each column. */
export function exampleLine(declaration: AnyResource, locale: Locale): string[] {
  const names = [...new Set(importableColumns(declaration).map(({ name }) => name))]
  const row = Object.fromEntries(names.flatMap((name) => exampleEntry(name, declaration.fields[name], locale)))
  return cellsOf(declaration, row, locale)
}

/** The table without the example of the template, in either language. Throws 422 if nothing else is in it. */
export function withoutExample(declaration: AnyResource, table: ParsedSpreadsheet): ParsedSpreadsheet {
  const lines = (['ar', 'en'] as const).map((locale) => exampleLine(declaration, locale))
  const rows = table.rows.filter(({ cells }) => !lines.some((line) => deepEqual(line, cells)))
  if (rows.length === 0) throw noRows()
  return { ...table, rows }
}

const exampleEntry = (name: string, field: AnyField | undefined, locale: Locale): [string, unknown][] =>
  field ? [[name, exampleOf(field, locale)]] : []

function exampleOf(field: AnyField, locale: Locale): unknown {
  switch (field.kind) {
    case 'choice':
      return field.default ?? Object.keys(field.options)[0]
    case 'boolean':
      return field.default ?? true
    case 'count':
      return Math.max(field.min ?? 0, 1)
    case 'text':
      return field.patternHelp ? labelIn(field.patternHelp, locale) : labelIn(localizedExample, locale)
    case 'longText':
      return labelIn(localizedExample, locale)
    case 'belongsTo':
      return titleOf(field.to, locale)
    case 'hasMany':
      return [titleOf(field.to, locale)]
    case 'list':
      return [Object.fromEntries(Object.entries(field.fields).map(([name, part]) => [name, exampleOf(part, locale)]))]
    default:
      return examples[field.kind] ?? null
  }
}

/** What a relation holds in a file: the title of a row. */
function titleOf(name: string, locale: Locale): string {
  const declaration = findResource(name)
  return declaration ? labelIn(declaration.label.one, locale) : ''
}
