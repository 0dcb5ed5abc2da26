import { eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { sessions } from '../../platform/db/tables/access.ts'

/** Ends all sessions of these users; their tokens are invalid from the next request. */
export async function endUserSessions({ db }: Ctx, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await db.delete(sessions).where(inArray(sessions.user_id, [...userIds]))
}

/** Ends all sessions of an admin; their tokens are invalid from the next request. */
export async function endAdminSessions({ db }: Ctx, adminId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.admin_id, adminId))
}
