import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { sanitise } from '../catalog/content/sanitize.ts'
import type { Ctx } from '../context.ts'
import { hasColumn } from '../platform/db/constraints-of.ts'
import { manyFields, type StoredResource } from './stored-resource.ts'

export type StoredRow = AnyRow & { readonly id: string }

/** The rows that a query of the resource's columns gave, as they stand on the wire: localized values nested, `hasMany` as ids, the computed status said. */
export async function rowsOf(ctx: Pick<Ctx, 'db' | 'clock'>, resource: StoredResource, raw: readonly AnyRow[]): Promise<StoredRow[]> {
  const many = await relatedIds(ctx, resource, raw)
  const kept = await keptEntries(ctx, resource, raw)
  const now = ctx.clock.now()
  return raw.map((row) => {
    const stored = Object.fromEntries(
      wireNames(resource).map((name) => [
        name,
        kept[name] ? (kept[name].get(String(row.id)) ?? null) : wireValue(resource, many, row, name),
      ]),
    )
    const { derived } = resource.declaration
    return asRow(derived ? { ...stored, derived: statusOf(derived, stored, now) } : stored)
  })
}

/** The values of the columns that a draft or a change sets; `hasMany` fields are not among them. */
export function valuesOf({ declaration: { fields } }: StoredResource, change: AnyRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(change).flatMap(([name, value]): [string, unknown][] => {
      const field = fields[name]
      if (!field || !hasColumn(field)) return []
      if (!isLocalized(field)) return [[name, value]]
      const both = localizedOf(field.kind === 'localizedRich' ? sanitised(value) : value)
      return [
        [`${name}_ar`, both?.ar ?? null],
        [`${name}_en`, both?.en ?? null],
      ]
    }),
  )
}

/** Writes the pairs of the `hasMany` fields that a draft or a change sets, in their order. */
export async function writePairs({ db }: Pick<Ctx, 'db'>, { pairs }: StoredResource, row_id: string, change: AnyRow): Promise<void> {
  for (const [name, table] of Object.entries(pairs)) {
    const ids = change[name]
    if (!Array.isArray(ids)) continue
    await db.delete(table).where(inArray(table.row_id, [row_id]))
    if (ids.length > 0) await db.insert(table).values(ids.map((to_id: string, position) => ({ row_id, to_id, position })))
  }
}

/** Reads rows of the resource by a condition, in their wire form. */
export async function readRows(ctx: Pick<Ctx, 'db' | 'clock'>, resource: StoredResource, where: SQL, lock = false): Promise<StoredRow[]> {
  const query = ctx.db.select(resource.columns).from(resource.table).where(where)
  return rowsOf(ctx, resource, lock ? await query.for('update') : await query)
}

const wireNames = ({ declaration, columns }: StoredResource): string[] => [
  ...['id', 'version', 'created_at', 'updated_at'].filter((name) => columns[name]),
  ...Object.keys(declaration.fields),
]

type Related = Readonly<Record<string, ReadonlyMap<string, readonly string[]>>>

function wireValue({ declaration: { fields } }: StoredResource, many: Related, row: AnyRow, name: string): unknown {
  const field = fields[name]
  if (field?.kind === 'hasMany') return many[name]?.get(String(row.id)) ?? []
  if (!field || !isLocalized(field)) return row[name]
  const [ar, en] = [row[`${name}_ar`], row[`${name}_en`]]
  return ar === null && en === null ? null : { ar: ar ?? '', en: en ?? '' }
}

async function relatedIds({ db }: Pick<Ctx, 'db'>, resource: StoredResource, raw: readonly AnyRow[]): Promise<Related> {
  if (raw.length === 0 || manyFields(resource.declaration).length === 0) return {}
  const ids = raw.map(({ id }) => String(id))
  const found = Object.entries(resource.pairs).map(async ([name, table]) => {
    const pairs = await db.select().from(table).where(inArray(table.row_id, ids)).orderBy(table.position)
    const byRow = Map.groupBy(pairs, (pair) => pair.row_id)
    return [name, new Map([...byRow].map(([id, own]) => [id, own.map((pair) => pair.to_id)]))] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

type Entries = Readonly<Record<string, ReadonlyMap<string, readonly AnyRow[]>>>

/** The entries of the lists that are kept in tables of their own, by the row they belong to, in their order. */
async function keptEntries(ctx: Pick<Ctx, 'db' | 'clock'>, resource: StoredResource, raw: readonly AnyRow[]): Promise<Entries> {
  if (raw.length === 0) return {}
  const ids = raw.map(({ id }) => String(id))
  const found = resource.kept.map(async ({ name, field, kept, child }) => {
    const rows = await readRows(ctx, child, sql`${child.all[kept.by]} in ${ids}`)
    const inOrder = rows.sort((one, other) => Number(one[kept.place]) - Number(other[kept.place]))
    const entry = (row: AnyRow) => Object.fromEntries(Object.keys(field.fields).map((part) => [part, row[part]]))
    return [name, new Map([...Map.groupBy(inOrder, (row) => String(row[kept.by]))].map(([id, own]) => [id, own.map(entry)]))] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** Whether the field has one column a language. */
export const isLocalized = (field: AnyField): boolean => field.kind.startsWith('localized')

// Every write passes here: whatever was sent, only what may stand in a page is stored.
const sanitised = (value: unknown): unknown => {
  const both = localizedOf(value)
  return both && { ar: sanitise(String(both.ar)), en: sanitise(String(both.en)) }
}

const localizedOf = (value: unknown): { ar: unknown; en: unknown } | null =>
  typeof value === 'object' && value !== null && 'ar' in value && 'en' in value ? { ar: value.ar, en: value.en } : null

// Safe: the row is one of the resource that declares the status.
const statusOf = (derived: NonNullable<AnyResource['derived']>, row: AnyRow, now: string) => derived.of(row as never, now)
// Safe: every table has an id, and wireNames puts it first.
const asRow = (row: AnyRow) => row as StoredRow
