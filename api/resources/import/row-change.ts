import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { readCell, type Wording, writeCell } from '../../platform/spreadsheets/cell-kinds.ts'
import type { Column } from '../../platform/spreadsheets/columns.ts'
import { valueIn } from '../../platform/spreadsheets/columns.ts'
import { isSame } from '../edit.ts'
import type { StoredRow } from '../row-mapping.ts'
import type { Line } from './import-rows.ts'

/** The new row that a line says; an empty cell leaves a field to its default. */
export function draftOf(columns: readonly Column[], line: Line, wording: Wording): AnyRow {
  const draft: Record<string, unknown> = {}
  for (const column of columns) {
    const text = line.get(column.path)
    if (text === undefined) continue
    const value = readCell(column.field, text, wording)
    if (value !== null) put(draft, column, value)
  }
  return draft
}

/** What a line changes of a stored row. A cell that says what an export of the row says, in either language, changes nothing. */
export function changeOf(columns: readonly Column[], line: Line, stored: StoredRow, wordings: readonly Wording[]): AnyRow {
  const change: Record<string, unknown> = {}
  const [wording] = wordings
  for (const column of columns) {
    const text = line.get(column.path)
    const held = valueIn(column, stored) ?? null
    if (text === undefined || !wording || wordings.some((one) => writeCell(column.field, held, one).text.trim() === text)) continue
    const value = readCell(column.field, text, wording)
    if (!isSame(value, held)) put(change, column, value, stored)
  }
  return change
}

/** Sets a field, or one language of it beside the other. */
function put(into: Record<string, unknown>, { name, language }: Column, value: unknown, stored: AnyRow = {}): void {
  const before = into[name] ?? stored[name] ?? { ar: '', en: '' }
  into[name] = language === null ? value : { ...asObject(before), [language]: value ?? '' }
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
