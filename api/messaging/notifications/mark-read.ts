import { and, eq, isNull } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { notifications } from '../../platform/db/tables/notices.ts'

/** Marks all of one's own notifications as read and tells the other open pages so. */
export async function markRead(ctx: UserCtx): Promise<{ count: number }> {
  await ctx.db
    .update(notifications)
    .set({ read_at: ctx.clock.now() })
    .where(and(eq(notifications.user_id, ctx.who.id), isNull(notifications.read_at)))
  ctx.adapters.live.tell(ctx.who.id, 'unread', { count: 0 })
  return { count: 0 }
}
