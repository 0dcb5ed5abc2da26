import { count, type SQL } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { isTx } from '../db/database.ts'
import type { StoredResource } from './stored-resource.ts'

// Counting is what a long list costs. A great number may be two seconds old; up to ten thousand every count is made anew.
const greatFrom = 10_000
const keptForMs = 2_000
const mostKept = 500

const kept = new WeakMap<object, Map<string, { total: number; until: number }>>()

/** How many rows match: exact; above ten thousand as it was at most two seconds ago. */
export async function countOf({ db }: Pick<Ctx, 'db'>, { table }: StoredResource, where: SQL | undefined): Promise<number> {
  const query = db.select({ total: count() }).from(table).where(where)
  const ofDatabase = kept.get(db) ?? new Map<string, { total: number; until: number }>()
  kept.set(db, ofDatabase)
  const { sql, params } = query.toSQL()
  const key = JSON.stringify([sql, params])
  const known = isTx(db) ? undefined : ofDatabase.get(key)
  if (known && performance.now() < known.until) return known.total
  const [counted] = await query
  const total = counted?.total ?? 0
  if (total >= greatFrom) {
    if (ofDatabase.size >= mostKept) ofDatabase.clear()
    ofDatabase.set(key, { total, until: performance.now() + keptForMs })
  }
  return total
}
