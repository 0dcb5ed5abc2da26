import type { OwnSession } from '@wasl/shared/contract/admin-account.ts'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { sessions } from '../../platform/db/tables/access.ts'
import { notFound } from '../../platform/http/errors.ts'

/** Where the admin who asks is logged in, the latest first. */
export async function ownSessions({ db, who, clock }: AdminCtx): Promise<OwnSession[]> {
  const rows = await db
    .select({
      id: sessions.id,
      device: sessions.device,
      user_agent: sessions.user_agent,
      address: sessions.address,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
    })
    .from(sessions)
    .where(and(eq(sessions.admin_id, who.id), gt(sessions.expires_at, clock.now())))
    .orderBy(desc(sessions.last_seen_at))
  return rows.map((row) => ({ ...row, is_this: row.id === who.session_id }))
}

/** Ends one of them; another's is not found. */
export async function endOwnSession({ db, who }: AdminCtx, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.admin_id, who.id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound()
}
