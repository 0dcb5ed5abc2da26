import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { sanitizeRichText } from '../../catalog/content/sanitize.ts'
import type { Ctx } from '../../context.ts'
import { hasColumn } from '../../platform/db/resource-constraints.ts'
import { hasManyFields, type StoredResource } from '../stored-resource.ts'

export type StoredRow = AnyRow & { readonly id: string }

/** Maps database rows to wire rows: localized values nested, `hasMany` as ids, lists as entries, with the derived status. */
export async function toRows(ctx: Pick<Ctx, 'db' | 'clock'>, resource: StoredResource, raw: readonly AnyRow[]): Promise<StoredRow[]> {
  const related = await loadJoinRows(ctx, resource, raw)
  const children = await loadChildEntries(ctx, resource, raw)
  const now = ctx.clock.now()
  return raw.map((row) => {
    const stored = Object.fromEntries(
      fieldNames(resource).map((name) => [
        name,
        children[name] ? (children[name].get(String(row.id)) ?? null) : wireValue(resource, related, row, name),
      ]),
    )
    const { derived } = resource.declaration
    return asStoredRow(derived ? { ...stored, derived: derivedStatus(derived, stored, now) } : stored)
  })
}

/** The column values of a draft or a change; `hasMany` fields have no column. A column that is never null gets its default instead of null. */
export function columnValues({ declaration: { fields }, allColumns }: StoredResource, change: AnyRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(change).flatMap(([name, value]): [string, unknown][] => {
      const field = fields[name]
      if (!field || !hasColumn(field)) return []
      if (!isLocalized(field)) return [[name, value === null && allColumns[name]?.notNull ? (allColumns[name].default ?? null) : value]]
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
export async function loadRows(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  resource: StoredResource,
  where: SQL | undefined,
  lock = false,
): Promise<StoredRow[]> {
  const query = ctx.db.select(resource.columns).from(resource.table).where(where)
  return toRows(ctx, resource, lock ? await query.for('update') : await query)
}

const fieldNames = ({ declaration, columns }: StoredResource): string[] => [
  ...['id', 'version', 'created_at', 'updated_at'].filter((name) => columns[name]),
  ...Object.keys(declaration.fields),
]

/** The rows of the join tables by field and row id, in their order; a table written by hand can have further columns. */
type JoinRowsByField = Readonly<Record<string, ReadonlyMap<string, readonly JoinRow[]>>>
type JoinRow = Readonly<Record<string, unknown>> & { readonly to_id: string }

function wireValue({ declaration: { fields } }: StoredResource, many: JoinRowsByField, row: AnyRow, name: string): unknown {
  const field = fields[name]
  const joinRows = (of: string) => many[of]?.get(String(row.id)) ?? []
  if (field?.kind === 'hasMany') return joinRows(name).map(({ to_id }) => to_id)
  if (field?.kind === 'list' && field.joinRows) {
    const { field: of, relation } = field.joinRows
    return joinRows(of).map((pair) =>
      Object.fromEntries(Object.keys(field.fields).map((part) => [part, part === relation ? pair.to_id : pair[part]])),
    )
  }
  if (!field || !isLocalized(field)) return row[name]
  const [ar, en] = [row[`${name}_ar`], row[`${name}_en`]]
  return ar === null && en === null ? null : { ar: ar ?? '', en: en ?? '' }
}

async function loadJoinRows({ db }: Pick<Ctx, 'db'>, resource: StoredResource, raw: readonly AnyRow[]): Promise<JoinRowsByField> {
  if (raw.length === 0 || hasManyFields(resource.declaration).length === 0) return {}
  const ids = raw.map(({ id }) => String(id))
  const entriesByField = Object.entries(resource.joinTables).map(async ([name, table]) => {
    const pairs = await db.select().from(table).where(inArray(table.row_id, ids)).orderBy(table.position)
    return [name, Map.groupBy(pairs, ({ row_id }) => row_id)] as const
  })
  return Object.fromEntries(await Promise.all(entriesByField))
}

type ChildEntries = Readonly<Record<string, ReadonlyMap<string, readonly AnyRow[]>>>

/** The entries of list fields with a child table, by field and row id, in their order. */
async function loadChildEntries(ctx: Pick<Ctx, 'db' | 'clock'>, resource: StoredResource, raw: readonly AnyRow[]): Promise<ChildEntries> {
  if (raw.length === 0) return {}
  const ids = raw.map(({ id }) => String(id))
  const found = resource.childLists.map(async ({ name, field, childTable, child }) => {
    const rows = await loadRows(ctx, child, sql`${child.allColumns[childTable.parentField]} in ${ids}`)
    const inOrder = rows.sort((a, b) => Number(a[childTable.positionColumn]) - Number(b[childTable.positionColumn]))
    const entry = (row: AnyRow) => Object.fromEntries(Object.keys(field.fields).map((part) => [part, row[part]]))
    return [
      name,
      new Map([...Map.groupBy(inOrder, (row) => String(row[childTable.parentField]))].map(([id, own]) => [id, own.map(entry)])),
    ] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** Whether the field has one column per language. */
export const isLocalized = (field: AnyField): boolean => field.kind.startsWith('localized')

// Every write passes here, so that only sanitized HTML is stored.
const sanitizedBoth = (value: unknown): unknown => {
  const both = localizedOf(value)
  return both && { ar: sanitizeRichText(String(both.ar)), en: sanitizeRichText(String(both.en)) }
}

const localizedOf = (value: unknown): { ar: unknown; en: unknown } | null =>
  typeof value === 'object' && value !== null && 'ar' in value && 'en' in value ? { ar: value.ar, en: value.en } : null

// Safe: the row belongs to the resource that declares the status.
const derivedStatus = (derived: NonNullable<AnyResource['derived']>, row: AnyRow, now: string) => derived.compute(row as never, now)
// Safe: every table has an id, and fieldNames includes it.
const asStoredRow = (row: AnyRow) => row as StoredRow
