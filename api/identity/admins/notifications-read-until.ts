import { eq, sql } from 'drizzle-orm'
import type { AdminCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { admins } from '../tables/people.ts'

/** The instant up to which this admin has read the administration's notifications. */
export async function loadNotificationsReadUntil({ db, principal }: AdminCtx): Promise<string> {
  const [admin] = await db.select({ until: admins.notifications_read_until }).from(admins).where(eq(admins.id, principal.id))
  if (!admin) throw notFound()
  return admin.until
}

/** Moves the mark of read notifications forward, never back, and returns it. */
export async function advanceNotificationsReadUntil({ db, principal }: AdminCtx, until: string): Promise<string> {
  const [admin] = await db
    .update(admins)
    .set({ notifications_read_until: sql`greatest(${admins.notifications_read_until}, ${until}::timestamptz)` })
    .where(eq(admins.id, principal.id))
    .returning({ until: admins.notifications_read_until })
  if (!admin) throw notFound()
  return admin.until
}
