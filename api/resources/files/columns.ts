import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { timestampFieldsOf } from '@wasl/shared/registry/timestamps.ts'
import type { Label, Locale } from '@wasl/shared/units.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import { isLocalized } from '../read/row-mapping.ts'

/** One spreadsheet column of a resource: a field, or one language of it. `path` is its key: `code`, `title.ar`. */
export type SpreadsheetColumn = { path: string; name: string; field: AnyField; language: Locale | null; label: Label }

const languages: readonly { language: Locale; label: Label }[] = [
  { language: 'ar', label: { en: 'Arabic', ar: 'بالعربية' } },
  { language: 'en', label: { en: 'English', ar: 'بالإنجليزية' } },
]

/** The columns of a resource in the order of its fields, one for each language of a localized field; the timestamps come last. */
export const spreadsheetColumns = (declaration: AnyResource): SpreadsheetColumn[] =>
  Object.entries({ ...declaration.fields, ...timestampFieldsOf(declaration) }).flatMap(([name, field]): SpreadsheetColumn[] => {
    if (!isLocalized(field)) return [{ path: name, name, field, language: null, label: field.label }]
    return languages.map(({ language, label }) => ({
      path: `${name}.${language}`,
      name,
      field,
      language,
      label: { en: `${field.label.en} (${label.en})`, ar: `${field.label.ar} (${label.ar})` },
    }))
  })

/** The columns that a file may fill: those of writable fields. */
export const importableColumns = (declaration: AnyResource): SpreadsheetColumn[] =>
  spreadsheetColumns(declaration).filter(({ field }) => !field.readOnly)

/** The value of a row in this column. */
export function columnValue({ name, language }: SpreadsheetColumn, row: Readonly<Record<string, unknown>>): unknown {
  const value = row[name]
  if (language === null) return value
  return typeof value === 'object' && value !== null ? (findEntry<unknown>({ ...value }, language) ?? null) : null
}
