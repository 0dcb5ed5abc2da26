import { paginationOf } from '@wasl/shared/contract/common.ts'
import type { notificationsPage } from '@wasl/shared/contract/notifications.ts'
import { desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { UserCtx } from '../../context.ts'
import { notifications } from '../../platform/db/tables/notices.ts'

/** One page of one's own notifications, the newest first. */
export async function listNotifications(
  ctx: UserCtx,
  asked: { page: number; per_page: number },
): Promise<z.input<typeof notificationsPage>> {
  const own = eq(notifications.user_id, ctx.who.id)
  const rows = await ctx.db
    .select()
    .from(notifications)
    .where(own)
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(asked.per_page)
    .offset((asked.page - 1) * asked.per_page)
  const total = await ctx.db.$count(notifications, own)
  return { notifications: { data: rows.map(view), pagination: paginationOf(asked, total) } }
}

const view = ({ id, type, title_ar, title_en, body_ar, body_en, link, read_at, created_at }: typeof notifications.$inferSelect) => ({
  ...{ id, type, title_ar, title_en, body_ar, body_en, link },
  is_read: read_at !== null,
  created_at,
})
