import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { sessions } from '../../platform/db/tables/access.ts'

/** Ends every open session of these users; their tokens open nothing from the next request on. */
export async function endUserSessions({ db }: Ctx, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await db.delete(sessions).where(inArray(sessions.user_id, [...userIds]))
}
