import { defaultOf } from '@wasl/shared/registry/field-schema.ts'
import type { AnyField, ListField } from '@wasl/shared/registry/fields.ts'
import { listEntries } from '@wasl/shared/registry/list-entries.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { and, eq, getTableName, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import type { JoinTable } from '../../platform/db/join-tables.ts'
import { runLookup, runPrepared } from '../../platform/db/prepared.ts'
import { hasColumn } from '../../platform/db/resource-constraints.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import type { ChildList, StoredResource, StoredRow } from '../stored-resource.ts'
import { sanitizeRichText } from './sanitize-html.ts'

type ReadCtx = Pick<Ctx, 'db' | 'lookups' | 'clock' | 'prepared'>

/** Maps database rows to wire rows: localized values nested, `hasMany` as ids, lists as entries, with the derived status. */
export async function toRows(ctx: ReadCtx, resource: StoredResource, raw: readonly AnyRow[]): Promise<StoredRow[]> {
  return mapRows(ctx, resource, raw, await loadRelatedRows(ctx, resource, raw.map(rowId), runPrepared))
}

/** The row with this id in wire form. Its statements share packets with those of other requests. */
export async function findRowById(ctx: ReadCtx, resource: StoredResource, id: string): Promise<StoredRow | undefined> {
  const [raw, related] = await Promise.all([ctx.prepared.rowById(resource, id), loadRelatedRows(ctx, resource, [id], runLookup)])
  return mapRows(ctx, resource, raw, related)[0]
}

function mapRows({ clock }: ReadCtx, resource: StoredResource, raw: readonly AnyRow[], related: RelatedRows): StoredRow[] {
  const now = clock.now()
  const { derived } = resource.declaration
  const readers = fieldReaders(resource)
  return raw.map((row) => {
    const stored: Record<string, unknown> = {}
    for (const { name, read } of readers) stored[name] = read(row, related)
    if (derived) stored.derived = derivedStatus(derived, stored, now)
    return asStoredRow(stored)
  })
}

/** The column values of a draft or a change; `hasMany` fields have no column. A column that is never null gets its default instead of null. */
export function columnValues({ declaration: { fields }, allColumns }: StoredResource, change: AnyRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(change).flatMap(([name, value]): [string, unknown][] => {
      const field = fields[name]
      if (!field || !hasColumn(field)) return []
      if (!isLocalized(field)) {
        const stored = field.kind === 'list' ? sanitizedEntries(field, value) : value
        return [[name, stored === null && allColumns[name]?.notNull ? (allColumns[name].default ?? null) : stored]]
      }
      const localizedValue = localizedOf(field.kind === 'localizedRich' ? sanitizedBoth(value) : value)
      return [
        [`${name}_ar`, localizedValue?.ar ?? null],
        [`${name}_en`, localizedValue?.en ?? null],
      ]
    }),
  )
}

/** Replaces the join rows of the `hasMany` fields in a draft or a change, in their order. */
export async function writeJoinRows(
  { db }: Pick<Ctx, 'db'>,
  { joinTables }: StoredResource,
  row_id: string,
  change: AnyRow,
): Promise<void> {
  for (const [name, table] of Object.entries(joinTables)) {
    const ids = change[name]
    if (!Array.isArray(ids)) continue
    // Rows that stay keep their other columns, such as the price of a provider's service.
    await db.delete(table).where(and(eq(table.row_id, row_id), notInArray(table.to_id, ids.map(String))))
    if (ids.length > 0)
      await db
        .insert(table)
        .values(ids.map((to_id: string, position) => ({ row_id, to_id, position })))
        .onConflictDoUpdate({ target: [table.row_id, table.to_id], set: { position: sql`excluded.position` } })
  }
}

/** Reads the rows that match a condition, in wire form. */
export async function loadRows(ctx: ReadCtx, resource: StoredResource, where: SQL | undefined, lock = false): Promise<StoredRow[]> {
  const query = ctx.db.select(resource.columns).from(resource.table).where(where)
  return toRows(ctx, resource, lock ? await query.for('update') : await query)
}

const fieldNames = ({ declaration, columns }: StoredResource): string[] => [
  ...['id', 'version', 'created_at', 'updated_at'].filter((name) => columns[name]),
  ...Object.keys(declaration.fields),
]

/** Joined rows and entries by the name of their field and the id of the row, in their order. A join table written by hand can have further columns. */
type RelatedRows = Readonly<Record<string, ReadonlyMap<string, readonly AnyRow[]>>>
type FieldReader = { name: string; read: (row: AnyRow, related: RelatedRows) => unknown }

const readersByResource = new WeakMap<StoredResource, FieldReader[]>()

/** How each value of a wire row is read from its database row. */
function fieldReaders(resource: StoredResource): FieldReader[] {
  const known = readersByResource.get(resource)
  if (known) return known
  const readers = fieldNames(resource).map((name) => ({ name, read: fieldReader(resource, name) }))
  readersByResource.set(resource, readers)
  return readers
}

function fieldReader({ declaration: { fields }, childLists }: StoredResource, name: string): FieldReader['read'] {
  const field = fields[name]
  const rowsOf = (from: string) => (row: AnyRow, related: RelatedRows) => related[from]?.get(rowId(row))
  if (childLists.some((list) => list.name === name)) return (row, related) => rowsOf(name)(row, related) ?? null
  if (field?.kind === 'hasMany') return (row, related) => rowsOf(name)(row, related)?.map(({ to_id }) => to_id) ?? []
  if (field?.kind === 'list' && field.joinRows) {
    const { field: from, relation } = field.joinRows
    const parts = Object.keys(field.fields).map((part) => [part, part === relation ? 'to_id' : part] as const)
    const entryOf = (joined: AnyRow) => Object.fromEntries(parts.map(([part, column]) => [part, joined[column]]))
    return (row, related) => rowsOf(from)(row, related)?.map(entryOf) ?? []
  }
  if (field?.kind === 'list') return (row) => asDeclared(field, row[name])
  if (!field || !isLocalized(field)) return (row) => row[name]
  const [arabic, english] = [`${name}_ar`, `${name}_en`]
  return ({ [arabic]: ar, [english]: en }) => (ar === null && en === null ? null : { ar: ar ?? '', en: en ?? '' })
}

/** Stored entries with exactly the declared fields: what was stored before a field was declared has its default, or null. */
const asDeclared = ({ fields }: ListField, value: unknown): unknown =>
  Array.isArray(value)
    ? listEntries(value).map((entry) =>
        Object.fromEntries(Object.entries(fields).map(([part, field]) => [part, entry[part] ?? defaultOf(field) ?? null])),
      )
    : value

const rowId = ({ id }: AnyRow): string => String(id)

type RunQuery = typeof runPrepared | typeof runLookup

/** The rows of the join tables and of the child tables. Their statements are sent together. */
async function loadRelatedRows(ctx: ReadCtx, resource: StoredResource, ids: readonly string[], run: RunQuery): Promise<RelatedRows> {
  const joins = Object.entries(resource.joinTables)
  if (ids.length === 0 || joins.length + resource.childLists.length === 0) return {}
  const entries = await Promise.all([
    ...joins.map(async ([name, table]) => [name, await loadJoinRows(ctx, table, ids, run)] as const),
    ...resource.childLists.map(async (list) => [list.name, await loadChildEntries(ctx, list, ids, run)] as const),
  ])
  return Object.fromEntries(entries)
}

async function loadJoinRows(ctx: ReadCtx, table: JoinTable, ids: readonly string[], run: RunQuery): Promise<Map<string, AnyRow[]>> {
  const build = (db: Database | Tx) =>
    db
      .select()
      .from(table)
      .where(sql`${table.row_id} = any(${sql.placeholder('ids')})`)
      .orderBy(table.position)
  const rows = await run(ctx, { key: `rows of ${getTableName(table)}`, build, values: { ids } })
  return Map.groupBy(rows, ({ row_id }) => row_id)
}

async function loadChildEntries(
  ctx: ReadCtx,
  { field, childTable, child }: ChildList,
  ids: readonly string[],
  run: RunQuery,
): Promise<Map<string, AnyRow[]>> {
  const build = (db: Database | Tx) =>
    db
      .select(child.columns)
      .from(child.table)
      .where(sql`${child.allColumns[childTable.parentField]} = any(${sql.placeholder('ids')})`)
  const raw = await run(ctx, { key: `entries of ${getTableName(child.table)}`, build, values: { ids } })
  const rows = mapRows(ctx, child, raw, await loadRelatedRows(ctx, child, raw.map(rowId), run))
  rows.sort((a, b) => Number(a[childTable.positionColumn]) - Number(b[childTable.positionColumn]))
  const entry = (row: AnyRow) => Object.fromEntries(Object.keys(field.fields).map((part) => [part, row[part]]))
  const byParent = Map.groupBy(rows, (row) => String(row[childTable.parentField]))
  return new Map([...byParent].map(([id, own]) => [id, own.map(entry)]))
}

/** Whether the field has one column per language. */
export const isLocalized = (field: AnyField): boolean => field.kind.startsWith('localized')

// Every write passes here, so that only sanitized HTML is stored.
const sanitizedBoth = (value: unknown): unknown => {
  const both = localizedOf(value)
  return both && { ar: sanitizeRichText(String(both.ar)), en: sanitizeRichText(String(both.en)) }
}

function sanitizedEntries({ fields }: ListField, value: unknown): unknown {
  const rich = Object.keys(fields).filter((name) => fields[name]?.kind === 'localizedRich')
  if (rich.length === 0 || !Array.isArray(value)) return value
  return listEntries(value).map((entry) => ({ ...entry, ...Object.fromEntries(rich.map((name) => [name, sanitizedBoth(entry[name])])) }))
}

const localizedOf = (value: unknown): { ar: unknown; en: unknown } | null =>
  typeof value === 'object' && value !== null && 'ar' in value && 'en' in value ? { ar: value.ar, en: value.en } : null

// Safe: the row belongs to the resource that declares the status.
const derivedStatus = (derived: NonNullable<AnyResource['derived']>, row: AnyRow, now: string) => derived.compute(row as never, now)
// Safe: every table has an id, and fieldNames includes it.
const asStoredRow = (row: AnyRow) => row as StoredRow
