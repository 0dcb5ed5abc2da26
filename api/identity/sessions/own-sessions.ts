import type { OwnSession } from '@wasl/shared/contract/admin-account.ts'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { sessions } from '../../platform/db/tables/access.ts'
import { notFound } from '../../platform/http/errors.ts'

/** The open sessions of the current admin, most recently used first. */
export async function listOwnSessions({ db, principal, clock }: AdminCtx): Promise<OwnSession[]> {
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
    .where(and(eq(sessions.admin_id, principal.id), gt(sessions.expires_at, clock.now())))
    .orderBy(desc(sessions.last_seen_at))
  return rows.map((row) => ({ ...row, is_current: row.id === principal.session_id }))
}

/** Ends a session of the current admin. Throws 404 for someone else's. */
export async function endOwnSession({ db, principal }: AdminCtx, id: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.admin_id, principal.id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound()
}
