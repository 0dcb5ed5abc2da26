import type { WithSubquery } from 'drizzle-orm'
import { getTableName } from 'drizzle-orm'
import type { IndexColumn, PgInsertValue } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../platform/context.ts'
import { afterCommit } from '../../platform/db/database.ts'
import type { ListedTable } from '../../platform/db/listed.ts'
import { rawDatabase } from '../../platform/db/raw-database.ts'

type InsertCtx = Pick<Ctx, 'db' | 'commitHooks' | 'log' | 'newRows'>

export type NewRow<T extends ListedTable> = PgInsertValue<T>

/**
 * Why a new row has no audit entry of its own: it says itself who did what and when, as a message does; the entry of the change that it is a part
 * of tells of it, as with the offer of an order; or it comes from a guest, who has no name yet.
 */
export type Unaudited = 'is a record' | 'is part of a change' | 'is from a guest'

/**
 * Inserts rows that the back office lists, and announces them to its open pages once they are committed. With `skipTaken`, those with a unique value
 * that another row has are left out.
 */
export async function insertRows<T extends ListedTable>(
  ctx: InsertCtx,
  table: T,
  rows: readonly NewRow<T>[],
  _unaudited: Unaudited,
  { skipTaken = false } = {},
): Promise<void> {
  if (rows.length === 0) return
  const query = rawDatabase(ctx.db)
    .insert(table)
    .values([...rows])
  await (skipTaken ? query.onConflictDoNothing() : query)
  await announce(ctx, table)
}

/** As `insertRows`. Returns the stored rows in their order. `part`: of the same statement, which the rows read. */
export async function insertReturning<T extends ListedTable>(
  ctx: InsertCtx,
  table: T,
  rows: readonly NewRow<T>[],
  _unaudited: Unaudited,
  { part }: { part?: WithSubquery } = {},
): Promise<T['$inferSelect'][]> {
  return insertListed(ctx, table, rows, { part })
}

/**
 * Inserts and announces rows, and returns them in the order of the statement. Those are left out whose value of `unlessTaken` another row has, or any unique value with
 * `any`.
 */
export async function insertListed<T extends ListedTable>(
  ctx: InsertCtx,
  table: T,
  rows: readonly NewRow<T>[],
  { unlessTaken, part }: { unlessTaken?: IndexColumn | 'any'; part?: WithSubquery | undefined } = {},
): Promise<T['$inferSelect'][]> {
  if (rows.length === 0) return []
  const db = rawDatabase(ctx.db)
  const query = (part ? db.with(part) : db).insert(table).values([...rows])
  const inserted = await (unlessTaken
    ? query.onConflictDoNothing(unlessTaken === 'any' ? undefined : { target: unlessTaken }).returning()
    : query.returning())
  if (inserted.length > 0) await announce(ctx, table)
  return inserted
}

const announce = (ctx: InsertCtx, table: ListedTable): Promise<void> =>
  afterCommit(ctx, () => ctx.newRows.emit('inserted', getTableName(table)))
