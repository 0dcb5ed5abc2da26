import { gte, sql } from 'drizzle-orm'
import type { Ctx } from '../platform/context.ts'
import type { carChanges, productChanges } from './tables/changes.ts'

/** How many rows are read at once: other requests are answered in between. */
const batch = 10_000

/**
 * Names what changed in or after the transaction `from` to `apply`, a batch at a time. Transactions that were running then are read again next time, since they
 * may commit later. Returns the transaction from which on the next changes are; `'0'` reads everything. Rows of a restored backup may have transactions that this
 * database has not reached: they have not changed since.
 */
export async function readChanges(
  { db }: Pick<Ctx, 'db'>,
  changes: typeof productChanges | typeof carChanges,
  from: string,
  apply: (ids: readonly string[]) => Promise<void>,
): Promise<string> {
  const { rows } = await db.execute<{ ids: string[]; seen_to: string }>(
    sql`select coalesce(array_agg(${changes.id}), '{}') as ids, pg_snapshot_xmin(pg_current_snapshot())::text as seen_to
      from ${changes} where ${gte(changes.changed_in, from)} ${from === '0' ? sql`` : sql`and ${changes.changed_in} < pg_snapshot_xmax(pg_current_snapshot())`}`,
  )
  const { ids, seen_to } = rows[0] ?? { ids: [], seen_to: from }
  for (let start = 0; start < ids.length; start += batch) await apply(ids.slice(start, start + batch))
  return seen_to
}
