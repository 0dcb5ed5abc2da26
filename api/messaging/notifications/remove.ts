import { and, eq } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { notifications } from '../../platform/db/tables/notices.ts'
import { notFound } from '../../platform/http/errors.ts'

/** Deletes one of one's own notifications; another's answers as if it did not exist. */
export async function removeNotification(ctx: UserCtx, { id }: { id: string }): Promise<void> {
  const gone = await ctx.db
    .delete(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.user_id, ctx.who.id)))
    .returning({ id: notifications.id })
  if (gone.length === 0) throw notFound()
}

/** Deletes all of one's own notifications. */
export async function removeNotifications(ctx: UserCtx): Promise<void> {
  await ctx.db.delete(notifications).where(eq(notifications.user_id, ctx.who.id))
}
