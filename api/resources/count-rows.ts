import { count, type SQL } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { keptIfGreat } from './cached-count.ts'
import type { StoredResource } from './stored-resource.ts'

/** How many rows match: exact; above ten thousand as it was at most two seconds ago. */
export async function countOf({ db }: Pick<Ctx, 'db'>, { table }: StoredResource, where: SQL | undefined): Promise<number> {
  const counted = await keptIfGreat(db, db.select({ rows: count() }).from(table).where(where))
  return counted?.rows ?? 0
}
