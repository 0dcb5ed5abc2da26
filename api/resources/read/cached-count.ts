import { approximateCountFrom, approximateCountTtlMs } from '@wasl/shared/rules/approximate-count.ts'
import { count, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { isTx } from '../../platform/db/database.ts'
import type { StoredResource } from '../stored-resource.ts'

type Counted = { rows: number }
/** A query that returns one row with the number of rows it scanned; not yet run. */
type CountQuery<T extends Counted> = PromiseLike<readonly T[]> & { toSQL: () => { sql: string; params: unknown[] } }

const maxEntries = 500

/**
 * Runs a query over all matching rows, the expensive part of a long list. A result above `approximateCountFrom` rows is cached for
 * `approximateCountTtlMs`; smaller results, and queries in a transaction, are never cached.
 */
export async function cachedCount<T extends Counted>(
  { db, caches }: Pick<Ctx, 'db' | 'caches'>,
  query: CountQuery<T>,
): Promise<T | undefined> {
  const entries = caches.counts
  const { sql, params } = query.toSQL()
  const key = JSON.stringify([sql, params])
  const cached = isTx(db) ? undefined : entries.get(key)
  // Safe: the same SQL text returns rows of the same shape.
  if (cached && performance.now() < cached.until) return cached.result as T
  const [result] = await query
  if (result && result.rows >= approximateCountFrom) {
    if (entries.size >= maxEntries) entries.clear()
    entries.set(key, { result, until: performance.now() + approximateCountTtlMs })
  }
  return result
}

/** The number of matching rows: exact; above `approximateCountFrom` at most two seconds old. */
export async function countRows(ctx: Pick<Ctx, 'db' | 'caches'>, { table }: StoredResource, where: SQL | undefined): Promise<number> {
  const result = await cachedCount(ctx, ctx.db.select({ rows: count() }).from(table).where(where))
  return result?.rows ?? 0
}
