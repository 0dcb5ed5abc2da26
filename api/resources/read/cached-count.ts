import { countLimit, isBeyondCountLimit } from '@wasl/shared/utils/count-limit.ts'
import { count, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { isTx } from '../../platform/db/database.ts'
import type { StoredResource } from '../stored-resource.ts'

type CachingCtx = Pick<Ctx, 'db' | 'caches'>
type CachedRead<T> = { key: string; ttlMs: number; isLarge: (result: T) => boolean; load: () => Promise<T> }

const maxEntries = 500
const countTtlMs = 10_000
/** How long the others use an outdated result while one request replaces it. */
const refreshMs = 2_000

/**
 * The result of a read over all matching rows, the expensive part of a long list. Large results are cached; small ones, and those of a
 * transaction, are always current. When a cached result is outdated, one request reads it again.
 */
export async function cachedRead<T>({ db, caches }: CachingCtx, { key, ttlMs, isLarge, load }: CachedRead<T>): Promise<T> {
  const entries = caches.counts
  const cached = isTx(db) ? undefined : entries.get(key)
  // Safe: a key belongs to one kind of result.
  if (cached && performance.now() < cached.until) return cached.result as T
  if (cached) cached.until = performance.now() + refreshMs
  const result = await load()
  if (isTx(db)) return result
  if (!isLarge(result)) entries.delete(key)
  else {
    if (entries.size >= maxEntries) entries.clear()
    entries.set(key, { result, until: performance.now() + ttlMs })
  }
  return result
}

/**
 * The number of matching rows up to `countLimit`, always current; one more than that if there are more, at most some seconds old. `key` names
 * the condition.
 */
export const countRows = (ctx: CachingCtx, { table }: StoredResource, where: SQL | undefined, key: string): Promise<number> =>
  cachedRead(ctx, {
    key: `count ${key}`,
    ttlMs: countTtlMs,
    isLarge: isBeyondCountLimit,
    load: async () => {
      const counted = ctx.db
        .select({ one: sql`1`.as('one') })
        .from(table)
        .where(where)
        .limit(countLimit + 1)
        .as('counted')
      const [row] = await ctx.db.select({ rows: count() }).from(counted)
      return row?.rows ?? 0
    },
  })
