import { eq, inArray, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { afterCommit } from '../../platform/db/database.ts'
import { sessions } from '../tables/access.ts'

/** Ends all sessions of these users; their tokens are invalid from the next request. */
export async function endUserSessions(ctx: Ctx, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await endSessionsWhere(ctx, inArray(sessions.user_id, [...userIds]))
}

/** Ends all sessions of an admin; their tokens are invalid from the next request. */
export async function endAdminSessions(ctx: Ctx, adminId: string): Promise<void> {
  await endSessionsWhere(ctx, eq(sessions.admin_id, adminId))
}

/** Ends the matching sessions, and after the commit the live connections of their pages. Returns how many there were. */
export async function endSessionsWhere(ctx: Ctx, condition: SQL | undefined): Promise<number> {
  const ended = await ctx.db.delete(sessions).where(condition).returning({ id: sessions.id })
  await afterCommit(ctx, () => ctx.adapters.live.disconnect(ended.map(({ id }) => id)))
  return ended.length
}
