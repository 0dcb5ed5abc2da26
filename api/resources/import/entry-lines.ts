import { listEntries } from '@wasl/shared/registry/list-entries.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import type { CellContext } from '../../platform/spreadsheets/cell-formats.ts'
import type { SpreadsheetColumn } from '../files/columns.ts'
import type { ChildList, StoredResource } from '../stored-resource.ts'
import { type ImportLine, toChange } from './row-change.ts'
import { isUniqueKey } from './unique-values.ts'

/** An entry of a child list that a line names by a unique value: a variant of a product by its SKU. */
export type NamedEntry = { parentId: string; list: ChildList; field: string; value: string }

const batchSize = 1000

/** The entries with these values in a unique field that the resource and the entries of its child lists share, by value. */
export async function loadNamedEntries(
  ctx: Ctx,
  resource: StoredResource,
  field: string,
  values: readonly string[],
): Promise<NamedEntry[]> {
  const lists = resource.childLists.filter((list) => isUniqueKey(list.field.fields[field]))
  const found = await Promise.all(
    lists.map(async (list): Promise<NamedEntry[]> => {
      const { [field]: column, [list.childTable.parentField]: parent } = list.child.columns
      if (!column || !parent) return []
      const entries: NamedEntry[] = []
      for (let at = 0; at < values.length; at += batchSize) {
        const rows = await ctx.db
          .select({ parentId: parent, value: column })
          .from(list.child.table)
          .where(inArray(column, values.slice(at, at + batchSize)))
        entries.push(...rows.map(({ parentId, value }) => ({ parentId: String(parentId), list, field, value: String(value) })))
      }
      return entries
    }),
  )
  return found.flat()
}

/**
 * The change of a row from a line that names one of its entries: columns that the entry has too change the entry, the others the row. Empty
 * cells change nothing.
 */
export function toEntryChange(
  columns: readonly SpreadsheetColumn[],
  line: ImportLine,
  stored: AnyRow,
  { entry: { list, field, value }, cellContexts }: { entry: NamedEntry; cellContexts: readonly CellContext[] },
): AnyRow {
  const filled = columns.filter(({ path, name }) => line.get(path) && name !== list.name)
  const rowColumns = filled.filter(({ name }) => !list.field.fields[name])
  const entryColumns = filled.flatMap((column) => {
    const field = list.field.fields[column.name]
    return field ? [{ ...column, field }] : []
  })
  const change = toChange(rowColumns, line, stored, cellContexts)
  const entries = listEntries(stored[list.name])
  const at = entries.findIndex((entry) => entry[field] === value)
  const entry = entries[at]
  const entryChange = entry ? toChange(entryColumns, line, entry, cellContexts) : {}
  return Object.keys(entryChange).length === 0 ? change : { ...change, [list.name]: entries.with(at, { ...entry, ...entryChange }) }
}
