import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { combinationKey } from '@wasl/shared/rules/combinations.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { invalid } from '../platform/http/errors.ts'
import { namingFields } from './map-constraint-errors.ts'
import { publishFiles } from './publish-files.ts'
import { referencesTo } from './references.ts'
import { readRows, type StoredRow, valuesOf, writePairs } from './row-mapping.ts'
import type { KeptList, StoredResource } from './stored-resource.ts'

/**
 * Writes the lists of a draft or a change whose entries are rows of their own, in the caller's transaction: an entry that was there keeps its
 * row and id, a new one gets a row, one that is gone loses it unless something refers to it.
 */
export async function writeKept(ctx: Ctx, resource: StoredResource, id: string, change: AnyRow): Promise<void> {
  for (const list of resource.kept) {
    const entries = entriesOf(change[list.name])
    if (!entries) continue
    const standing = await readRows(ctx, list.child, eq(columnOf(list, list.kept.by), id), true)
    const byKey = new Map(standing.map((row) => [String(row[list.kept.key]), row]))
    const keys = entries.map((entry) => combinationKey(idsIn(entry[list.kept.same])))
    const [staying, gone] = parted(standing, (row) => keys.includes(String(row[list.kept.key])))
    await removeGone(ctx, list, gone)
    await freeUnique(ctx, list, staying, (row, name) =>
      entries.some((entry, at) => keys[at] !== row[list.kept.key] && typeof row[name] === 'string' && entry[name] === row[name]),
    )
    for (const [at, entry] of entries.entries()) {
      const key = keys[at] ?? ''
      const write = () => writeEntry(ctx, publishing(resource, list), { row: byKey.get(key), id, key, at, entry })
      await namingFields(list.child, write, `${list.name}.${at}.`)
    }
  }
}

async function removeGone(ctx: Ctx, list: KeptList, gone: readonly StoredRow[]): Promise<void> {
  for (const row of gone) {
    const references = await referencesTo(ctx, list.child, row.id)
    if (references.length > 0)
      throw invalid(list.name, ['An entry that is still in use cannot be removed', 'لا يمكن حذف عنصر ما زال مستخدمًا'])
    await ctx.db.delete(list.child.table).where(eq(list.child.id, row.id))
  }
}

// Two entries may take each other's SKU in one edit: until both are written, a row whose value another entry takes holds its own id in its place.
async function freeUnique(
  ctx: Ctx,
  { child }: KeptList,
  staying: readonly StoredRow[],
  isTaken: (row: StoredRow, name: string) => boolean,
): Promise<void> {
  const names = Object.entries(child.declaration.fields).flatMap(([name, field]) => (field.kind === 'text' && field.unique ? [name] : []))
  for (const name of names) {
    const ids = staying.filter((row) => isTaken(row, name)).map(({ id }) => id)
    if (ids.length === 0) continue
    await ctx.db
      .update(child.table)
      .set({ [name]: sql`${child.id}::text` })
      .where(inArray(child.id, ids))
  }
}

type Entry = { row: StoredRow | undefined; id: string; key: string; at: number; entry: AnyRow }

async function writeEntry(ctx: Ctx, list: KeptList, { row, id, key, at, entry }: Entry): Promise<void> {
  const { kept, child } = list
  const now = ctx.clock.now()
  const values = { ...valuesOf(child, entry), [kept.key]: key, [kept.place]: at + 1 }
  if (row) {
    await ctx.db
      .update(child.table)
      .set({ ...values, version: sql`version + 1`, updated_at: now })
      .where(eq(child.id, row.id))
  } else {
    const made = { ...values, [kept.by]: id, created_at: now, updated_at: now }
    const [inserted] = await ctx.db.insert(child.table).values(made).returning({ id: child.id })
    await writePairs(ctx, child, String(inserted?.id), entry)
  }
  await publishFiles(ctx, child, entry)
}

/** The list as one whose files everyone may read, where everyone may read the list itself. */
function publishing({ declaration }: StoredResource, list: KeptList): KeptList {
  if (!declaration.access.public?.includes(list.name)) return list
  const access = { ...list.child.declaration.access, public: Object.keys(list.field.fields) }
  return { ...list, child: { ...list.child, declaration: { ...list.child.declaration, access } } }
}

function columnOf({ child }: KeptList, name: string) {
  const column = child.columns[name]
  if (!column) throw new Error(`writeKept: ${child.declaration.name} has no ${name}`)
  return column
}

const parted = <T>(all: readonly T[], holds: (one: T) => boolean): [T[], T[]] => [all.filter(holds), all.filter((one) => !holds(one))]
const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
// Safe: the list was parsed by its field's own schema; a hidden one is null, which is none.
const entriesOf = (value: unknown) => (value === undefined ? null : ((value ?? []) as readonly AnyRow[]))
