import { normalizeArabic } from '@wasl/shared/i18n/normalize-arabic.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { collateByCodePoint } from '../../platform/db/resource-constraints.ts'
import { normalizedColumn } from '../read/column-expressions.ts'
import { orderBy } from '../read/list.ts'
import { whereClause } from '../read/where-clause.ts'
import type { StoredResource } from '../stored-resource.ts'
import { indexedNameColumns } from './indexed-names.ts'
import { nameFields } from './rank.ts'

const maxPerResource = 5
const newestScanned = 500

/**
 * The ids of a few candidate rows of each resource, by resource name: rows whose name starts with `q` (an exact match first), the row with
 * this phone, and the newest rows that contain every term. One query, in which each subquery stops early thanks to an index.
 */
export async function findCandidates(ctx: Ctx, resources: readonly StoredResource[], q: string): Promise<Map<string, string[]>> {
  const parts = resources.flatMap((resource) => [...byNamePrefix(resource, q), ...byPhone(resource, q), byAllTerms(ctx, resource, q)])
  const ids = new Map<string, string[]>()
  if (parts.length === 0) return ids
  const { rows } = await ctx.db.execute<{ resource: string; id: string }>(sql.join(parts, sql` union all `))
  for (const { resource, id } of rows) ids.set(resource, [...(ids.get(resource) ?? []), id])
  return ids
}

/** The order of equally ranked rows. */
export function newestFirstSort({ columns, declaration: { sort } }: StoredResource): { by: string; descending: true } {
  const by = columns.created_at ? 'created_at' : sort.startsWith('-') ? sort.slice(1) : 'id'
  return { by, descending: true }
}

const subquery = ({ declaration, table, id }: StoredResource, rest: SQL, limit = maxPerResource): SQL =>
  sql`(select ${declaration.name} as resource, ${id}::text as id from ${table} where ${rest} limit ${limit})`

function byNamePrefix(resource: StoredResource, q: string): SQL[] {
  const from = normalizeArabic(q)
  return indexedNameColumns(resource).map((column) => {
    const key = collateByCodePoint(normalizedColumn(resource, column))
    // Must match the order of the index, otherwise all rows with the prefix are sorted first.
    return subquery(resource, sql`${key} >= ${from} and ${key} < ${`${from}\u{10FFFF}`} order by ${key} nulls first, ${resource.id}`)
  })
}

function byPhone(resource: StoredResource, q: string): SQL[] {
  const phones = nameFields(resource.declaration).filter((name) => resource.declaration.fields[name]?.kind === 'phone')
  return /^\d{9}$/.test(q) ? phones.map((name) => subquery(resource, sql`${resource.columns[name]} = ${`+966${q}`}`)) : []
}

function byAllTerms(ctx: Ctx, resource: StoredResource, q: string): SQL {
  const order = sql.join(orderBy(ctx, resource, [newestFirstSort(resource)]), sql`, `)
  const matches = whereClause(ctx, resource, { q, filters: [] })
  // A trigram index needs three letters in a row: for shorter terms, only the newest rows are scanned.
  const isShort = !/[\p{L}\p{N}]{3}/u.test(q)
  const isAmongNewest = sql`${resource.id} = any(array(select ${resource.id} from ${resource.table} order by ${order} limit ${newestScanned}))`
  // Without a name index an exact match has to be among these rows.
  const limit = indexedNameColumns(resource).length > 0 ? maxPerResource : maxPerResource * 4
  return subquery(resource, sql`${isShort ? sql`${isAmongNewest} and ${matches}` : matches} order by ${order}`, limit)
}
