import { isResourceName } from '@wasl/resources/index.ts'
import { readyRows } from '@wasl/resources/ready/index.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { type Locale, labelIn } from '@wasl/shared/units.ts'
import { type CellContext, writeCell } from '../../platform/spreadsheets/cell-formats.ts'
import type { ParsedSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.ts'
import { columnValue, importableColumns } from '../files/columns.ts'
import { importHeader } from './import-fields.ts'

/** The rows that come with the app as the file that an administrator would have uploaded. */
export function readyFile(declaration: AnyResource, locale: Locale): { name: string; table: ParsedSpreadsheet } {
  const rows = (isResourceName(declaration.name) && readyRows[declaration.name]) || []
  return {
    name: labelIn(declaration.label.many, locale),
    table: {
      header: importHeader(declaration, locale),
      rows: rows.map((row, at) => ({ line: at + 2, cells: cellsOf(declaration, row, locale) })),
    },
  }
}

/** The cells of a row whose related rows are given by their title. */
export function cellsOf(declaration: AnyResource, row: AnyRow, locale: Locale): string[] {
  const context: CellContext = { locale, titles: new Map(), idOf: () => undefined }
  return importableColumns(declaration).map((column) => writeCell(column.field, columnValue(column, row) ?? null, context).text.trim())
}
