import { or, sql } from 'drizzle-orm'
import type { AdminCtx } from '../../platform/context.ts'
import type { files } from '../../platform/db/tables/files.ts'
import { canShow } from '../access.ts'
import { type FileField, fileFields } from './file-fields.ts'

type AdminFile = Pick<typeof files.$inferSelect, 'id' | 'owner_admin_id' | 'order_id' | 'room_id'>

let cachedFileFields: readonly FileField[] | undefined

/** Whether an admin may read a private file: its own upload, a file of an order or a chat if it may see those, or a file in a row that it may see. */
export async function canAdminReadFile(ctx: AdminCtx, file: AdminFile): Promise<boolean> {
  const { principal } = ctx
  if (file.owner_admin_id === principal.id) return true
  if (file.order_id && canShow(principal, 'orders')) return true
  if (file.room_id && canShow(principal, 'chat-rooms')) return true
  cachedFileFields ??= fileFields()
  const isInVisibleRow = or(
    ...cachedFileFields.filter(({ resource }) => canShow(principal, resource)).map(({ contains }) => contains(file.id)),
  )
  if (!isInVisibleRow) return false
  const { rows } = await ctx.db.execute<{ is_visible: boolean }>(sql`select ${isInVisibleRow} as is_visible`)
  return rows[0]?.is_visible === true
}
