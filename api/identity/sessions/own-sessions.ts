import type { OwnSession } from '@wasl/shared/contract/account-security.ts'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Admin, Ctx, User } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { sessions } from '../tables/access.ts'
import { endSessionsWhere } from './end-sessions.ts'

type OwnCtx = Ctx & { principal: User | Admin }

/** The open sessions of the current user or admin, most recently used first. */
export async function listOwnSessions({ db, principal, clock }: OwnCtx): Promise<OwnSession[]> {
  const rows = await db
    .select({
      id: sessions.id,
      device: sessions.device,
      user_agent: sessions.user_agent,
      address: sessions.address,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
      is_administration: sql<boolean>`${sessions.impersonator_session_id} is not null`,
    })
    .from(sessions)
    .where(and(isOwn(principal), gt(sessions.expires_at, clock.now())))
    .orderBy(desc(sessions.last_seen_at))
  return rows.map((row) => ({ ...row, is_current: row.id === principal.session_id }))
}

/** Ends a session of the current user or admin. Throws 404 for someone else's. */
export async function endOwnSession(ctx: OwnCtx, id: string): Promise<void> {
  if ((await endSessionsWhere(ctx, and(eq(sessions.id, id), isOwn(ctx.principal)))) === 0) throw notFound()
}

/** Ends all sessions of the current user or admin but this one. */
export async function endOtherSessions(ctx: OwnCtx): Promise<void> {
  await endSessionsWhere(ctx, and(isOwn(ctx.principal), ne(sessions.id, ctx.principal.session_id)))
}

const isOwn = ({ kind, id }: User | Admin) => eq(kind === 'admin' ? sessions.admin_id : sessions.user_id, id)
