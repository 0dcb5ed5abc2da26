import { and, eq, ne } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { sessions } from '../../platform/db/tables/access.ts'

/** Ends the open sessions of an admin, all or all but one; their tokens open nothing from the next request on. */
export async function endAdminSessions({ db }: Ctx, adminId: string, but?: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.admin_id, adminId), but === undefined ? undefined : ne(sessions.id, but)))
}
