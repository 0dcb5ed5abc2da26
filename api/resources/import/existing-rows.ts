import { fieldSchema, type ValidationContext } from '@wasl/shared/registry/schema.ts'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { and, inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { type CellContext, readCell } from '../../platform/spreadsheets/cell-formats.ts'
import { loadRows } from '../read/row-mapping.ts'
import type { StoredRow } from '../stored-resource.ts'
import { loadNamedEntries, type NamedEntry } from './entry-lines.ts'
import type { ImportTarget } from './import-target.ts'
import type { ImportLine } from './row-change.ts'
import { isUniqueKey } from './unique-values.ts'

const batchSize = 1000

/** The stored row of a line; with the entry of the row that the line names, if it names one. */
export type ExistingRow = { row: StoredRow; entry: NamedEntry | null }

/** Returns a function that finds the stored row of a line: by its id, otherwise by a unique value of the row or of one of its entries; undefined for a new row. */
export async function findExistingRows(
  ctx: Ctx,
  target: ImportTarget,
  lines: readonly ImportLine[],
  { cellContext, context }: { cellContext: CellContext; context: ValidationContext },
): Promise<(line: ImportLine) => ExistingRow | undefined> {
  const { resource, declaration, where, asShown } = target
  const keys = ['id', ...uniqueFields(target)].filter((name) => lines.some((line) => line.has(name)))
  const keyOf = (name: string, line: ImportLine): string | undefined => {
    const text = line.get(name)
    if (!text) return undefined
    const field = declaration.fields[name]
    if (!field) return isUuid(text) ? text.toLowerCase() : undefined
    const parsed = fieldSchema(field, context).safeParse(readCell(field, text, cellContext))
    return parsed.success && parsed.data !== null ? String(parsed.data) : undefined
  }
  const existing = new Map<string, ExistingRow>()
  const loadBy = async (name: string, values: readonly string[]): Promise<StoredRow[]> => {
    const column = resource.columns[name]
    const rows: StoredRow[] = []
    for (let at = 0; column && at < values.length; at += batchSize)
      rows.push(...(await loadRows(ctx, resource, and(inArray(column, values.slice(at, at + batchSize)), where))))
    return asShown ? asShown(ctx, rows) : rows
  }
  for (const name of keys) {
    const values = [...new Set(lines.flatMap((line) => keyOf(name, line) ?? []))]
    const entries = await loadNamedEntries(ctx, resource, name, values)
    const parents = new Map((await loadBy('id', [...new Set(entries.map(({ parentId }) => parentId))])).map((row) => [row.id, row]))
    for (const entry of entries) {
      const row = parents.get(entry.parentId)
      if (row) existing.set(`${name}=${entry.value}`, { row, entry })
    }
    for (const row of await loadBy(name, values)) existing.set(`${name}=${String(row[name])}`, { row, entry: null })
  }
  return (line) => {
    // A line with an id matches that row only.
    const lookupKeys = line.get('id') ? ['id'] : keys
    return lookupKeys.map((name) => existing.get(`${name}=${keyOf(name, line)}`)).find((found) => found !== undefined)
  }
}

const uniqueFields = ({ declaration }: ImportTarget): string[] =>
  Object.entries(declaration.fields).flatMap(([name, field]) => (isUniqueKey(field) ? [name] : []))
