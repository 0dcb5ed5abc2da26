import { importLimits } from '@wasl/shared/contract/import.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { invalid } from '../../platform/http/errors.ts'
import { type ParsedSpreadsheet, readSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.ts'
import { byteOrderMark, csvText } from '../../platform/spreadsheets/write-csv.ts'
import type { RawFile } from '../../platform/uploads/read-form.ts'
import { importableColumns } from '../files/columns.ts'
import { exampleLine, withoutExample } from './example-line.ts'
import { importHeader } from './import-fields.ts'

export const maxImportBytes = importLimits.megabytes * 1024 * 1024

/** The name and rows of a file that was sent, without the example of the template. Throws 422 if it cannot be read. */
export const importedFile = async (
  declaration: AnyResource,
  file: RawFile | null,
): Promise<{ name: string; table: ParsedSpreadsheet }> => ({
  name: file?.name ?? '',
  table: withoutExample(declaration, await readSpreadsheet(file)),
})

/** A CSV file with the columns that can be filled, and an example. */
export const importTemplate = (declaration: AnyResource, locale: Locale): string =>
  byteOrderMark + csvText([importHeader(declaration, locale), exampleLine(declaration, locale)])

/** Throws 422 for unknown fields, and for a field that two columns fill. */
export function assertColumns(declaration: AnyResource, columns: readonly (string | null)[]): void {
  const allowed = ['id', ...importableColumns(declaration).map(({ path }) => path)]
  const chosen = columns.filter((path) => path !== null)
  if (chosen.some((path) => !allowed.includes(path)) || new Set(chosen).size < chosen.length)
    throw invalid('columns', { en: 'Map each column to a different field', ar: 'كل عمود يقابل حقلًا واحدًا' })
}
