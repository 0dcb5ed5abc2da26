import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { type CellContext, readCell, writeCell } from '../../platform/spreadsheets/cell-formats.ts'
import type { SpreadsheetColumn } from '../files/columns.ts'
import { columnValue } from '../files/columns.ts'

/** One line of the file: its cells by field path. */
export type ImportLine = ReadonlyMap<string, string>

/** The draft of a new row from a line; an empty cell leaves the field at its default, and refers to no rows where there can be several. */
export function toDraft(
  { fields }: AnyResource,
  columns: readonly SpreadsheetColumn[],
  line: ImportLine,
  cellContext: CellContext,
): AnyRow {
  const several = Object.entries(fields).filter(([, field]) => field.kind === 'hasMany' && !field.optional)
  const draft: Record<string, unknown> = Object.fromEntries(several.map(([name]) => [name, []]))
  for (const column of columns) {
    const text = line.get(column.path)
    if (text === undefined) continue
    const value = readCell(column.field, text, cellContext)
    if (value !== null) setValue(draft, column, value)
  }
  return draft
}

/** The change of a stored row from a line. A cell equal to the row's export in either language changes nothing. */
export function toChange(
  columns: readonly SpreadsheetColumn[],
  line: ImportLine,
  stored: AnyRow,
  cellContexts: readonly CellContext[],
): AnyRow {
  const change: Record<string, unknown> = {}
  const [cellContext] = cellContexts
  for (const column of columns) {
    const text = line.get(column.path)
    const current = columnValue(column, stored) ?? null
    if (text === undefined || !cellContext || cellContexts.some((other) => writeCell(column.field, current, other).text.trim() === text))
      continue
    const value = readCell(column.field, text, cellContext)
    if (!deepEqual(value, current)) setValue(change, column, value, stored)
  }
  return change
}

/** Sets a field, or one of its two languages. */
function setValue(into: Record<string, unknown>, { name, language }: SpreadsheetColumn, value: unknown, stored: AnyRow = {}): void {
  const before = into[name] ?? stored[name] ?? { ar: '', en: '' }
  into[name] = language === null ? value : { ...asObject(before), [language]: value ?? '' }
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
