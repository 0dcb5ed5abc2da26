import { or, sql } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { mayShow } from '../../resources/can-show.ts'
import type { files } from '../db/tables/files.ts'
import { type FilePlace, filePlaces } from './file-fields.ts'

type FileRow = Pick<typeof files.$inferSelect, 'id' | 'owner_admin_id' | 'order_id'>

let known: readonly FilePlace[] | undefined

/** Whether an admin may open a private file: its own upload, what hangs on an order where it may open orders, and what a row shows that it may open. */
export async function mayOpenFile(ctx: AdminCtx, file: FileRow): Promise<boolean> {
  const { who } = ctx
  if (file.owner_admin_id === who.id) return true
  if (file.order_id && mayShow(who, 'orders')) return true
  known ??= filePlaces()
  const isShown = or(...known.filter(({ resource }) => mayShow(who, resource)).map(({ holds }) => holds(file.id)))
  if (!isShown) return false
  const { rows } = await ctx.db.execute<{ is_shown: boolean }>(sql`select ${isShown} as is_shown`)
  return rows[0]?.is_shown === true
}
