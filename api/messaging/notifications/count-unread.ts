import { and, count, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { notifications } from '../../platform/db/tables/notices.ts'

/** How many notifications of a user nobody has read yet. */
export async function countUnread(ctx: Pick<Ctx, 'db'>, userId: string): Promise<number> {
  const [found] = await ctx.db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.user_id, userId), isNull(notifications.read_at)))
  return found?.count ?? 0
}
