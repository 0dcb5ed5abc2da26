import { foldArabic } from '@wasl/shared/i18n/normalize-arabic.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { inFoldedOrder } from '../../platform/db/constraints-of.ts'
import { orderOf } from '../list.ts'
import { foldedIn } from '../normalized-column.ts'
import type { StoredResource } from '../stored-resource.ts'
import { conditionOf } from '../where-clause.ts'
import { indexedNames } from './indexed-names.ts'
import { namesOf } from './rank.ts'

const ofEach = 5
const newestLooked = 500

/**
 * The ids of a few rows of each resource that may answer, in one query of which each part ends early by an index: those whose name begins so,
 * what is just so first; the one of this phone; and the newest that hold every word.
 */
export async function candidates(ctx: Ctx, resources: readonly StoredResource[], q: string): Promise<Map<string, string[]>> {
  const parts = resources.flatMap((resource) => [...beginning(resource, q), ...ofPhone(resource, q), holding(ctx, resource, q)])
  const found = new Map<string, string[]>()
  if (parts.length === 0) return found
  const { rows } = await ctx.db.execute<{ resource: string; id: string }>(sql.join(parts, sql` union all `))
  for (const { resource, id } of rows) found.set(resource, [...(found.get(resource) ?? []), id])
  return found
}

/** The order of what answers alike. */
export function newestFirst({ columns, declaration: { sort } }: StoredResource): { by: string; descending: true } {
  const by = columns.created_at ? 'created_at' : sort.startsWith('-') ? sort.slice(1) : 'id'
  return { by, descending: true }
}

const part = ({ declaration, table, id }: StoredResource, rest: SQL, limit = ofEach): SQL =>
  sql`(select ${declaration.name} as resource, ${id}::text as id from ${table} where ${rest} limit ${limit})`

function beginning(resource: StoredResource, q: string): SQL[] {
  const from = foldArabic(q)
  return indexedNames(resource).map((column) => {
    const key = inFoldedOrder(foldedIn(resource, column))
    // In the very order of the index, or every row that begins so would be sorted first.
    return part(resource, sql`${key} >= ${from} and ${key} < ${`${from}\u{10FFFF}`} order by ${key} nulls first, ${resource.id}`)
  })
}

function ofPhone(resource: StoredResource, q: string): SQL[] {
  const phones = namesOf(resource.declaration).filter((name) => resource.declaration.fields[name]?.kind === 'phone')
  return /^\d{9}$/.test(q) ? phones.map((name) => part(resource, sql`${resource.columns[name]} = ${`+966${q}`}`)) : []
}

function holding(ctx: Ctx, resource: StoredResource, q: string): SQL {
  const order = sql.join(orderOf(ctx, resource, [newestFirst(resource)]), sql`, `)
  const holds = conditionOf(ctx, resource, { q, filters: [] })
  // The index of words knows them by three letters in a row: with fewer, only what is new is looked through.
  const isShort = !/[\p{L}\p{N}]{3}/u.test(q)
  const among = sql`${resource.id} = any(array(select ${resource.id} from ${resource.table} order by ${order} limit ${newestLooked}))`
  // Without an index of names what is just so has to be among these.
  const limit = indexedNames(resource).length > 0 ? ofEach : ofEach * 4
  return part(resource, sql`${isShort ? sql`${among} and ${holds}` : holds} order by ${order}`, limit)
}
