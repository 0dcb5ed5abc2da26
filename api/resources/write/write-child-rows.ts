import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { combinationKey } from '@wasl/shared/rules/combinations.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { findReferences } from '../read/references.ts'
import { columnValues, loadRows, writeJoinRows } from '../read/row-mapping.ts'
import type { ChildList, StoredResource, StoredRow } from '../stored-resource.ts'
import { insertListed } from './insert-rows.ts'
import { mapConstraintErrors } from './map-constraint-errors.ts'

/**
 * Writes the list fields with a child table, in the caller's transaction: existing entries keep their row and id, new ones are inserted,
 * removed ones deleted. Throws 422 if a removed entry is still referred to.
 */
export async function writeChildRows(ctx: Ctx, resource: StoredResource, id: string, change: AnyRow): Promise<void> {
  for (const list of resource.childLists) {
    const entries = entriesOf(change[list.name])
    if (!entries) continue
    const existing = await loadRows(ctx, list.child, eq(columnOf(list, list.childTable.parentField), id), true)
    const byKey = new Map(existing.map((row) => [String(row[list.childTable.keyColumn]), row]))
    const keys = entries.map((entry) => combinationKey(idsIn(entry[list.childTable.identityField])))
    const [remaining, removed] = partition(existing, (row) => keys.includes(String(row[list.childTable.keyColumn])))
    await deleteRemoved(ctx, list, removed)
    await releaseUniqueValues(ctx, list, remaining, (row, name) =>
      entries.some(
        (entry, at) => keys[at] !== row[list.childTable.keyColumn] && typeof row[name] === 'string' && entry[name] === row[name],
      ),
    )
    for (const [at, entry] of entries.entries()) {
      const key = keys[at] ?? ''
      const write = () => writeEntry(ctx, list, { row: byKey.get(key), id, key, at, entry })
      await mapConstraintErrors(list.child, write, `${list.name}.${at}.`)
    }
  }
}

async function deleteRemoved(ctx: Ctx, list: ChildList, removed: readonly StoredRow[]): Promise<void> {
  for (const row of removed) {
    const references = await findReferences(ctx, list.child, row.id)
    if (references.length > 0)
      throw invalid(list.name, { en: 'An entry that is still in use cannot be removed', ar: 'لا يمكن حذف عنصر ما زال مستخدمًا' })
    await ctx.db.delete(list.child.table).where(eq(list.child.id, row.id))
  }
}

// Two entries may swap their SKU in one edit: until both are written, a row whose value moves to another entry holds its own id instead.
async function releaseUniqueValues(
  ctx: Ctx,
  { child }: ChildList,
  remaining: readonly StoredRow[],
  isTaken: (row: StoredRow, name: string) => boolean,
): Promise<void> {
  const names = Object.entries(child.declaration.fields).flatMap(([name, field]) => (field.kind === 'text' && field.unique ? [name] : []))
  for (const name of names) {
    const ids = remaining.filter((row) => isTaken(row, name)).map(({ id }) => id)
    if (ids.length === 0) continue
    await ctx.db
      .update(child.table)
      .set({ [name]: sql`${child.id}::text` })
      .where(inArray(child.id, ids))
  }
}

type EntryWrite = { row: StoredRow | undefined; id: string; key: string; at: number; entry: AnyRow }

async function writeEntry(ctx: Ctx, list: ChildList, { row, id, key, at, entry }: EntryWrite): Promise<void> {
  const { childTable, child } = list
  const now = ctx.clock.now()
  const values = { ...columnValues(child, entry), [childTable.keyColumn]: key, [childTable.positionColumn]: at + 1 }
  if (row) {
    await ctx.db
      .update(child.table)
      .set({ ...values, version: sql`version + 1`, updated_at: now })
      .where(eq(child.id, row.id))
  } else {
    const newRow = { ...values, [childTable.parentField]: id, created_at: now, updated_at: now }
    const [inserted] = await insertListed(ctx, child.table, [newRow])
    await writeJoinRows(ctx, child, String(inserted?.id), entry)
  }
}

function columnOf({ child }: ChildList, name: string) {
  const column = child.columns[name]
  if (!column) throw new Error(`writeChildRows: ${child.declaration.name} has no ${name}`)
  return column
}

const partition = <T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] => [
  items.filter(test),
  items.filter((item) => !test(item)),
]
const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
// Safe: the list was parsed by its field's schema; a hidden list is null.
const entriesOf = (value: unknown) => (value === undefined ? null : ((value ?? []) as readonly AnyRow[]))
