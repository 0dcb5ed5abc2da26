import { and, eq, gt, type SQL } from 'drizzle-orm'
import type { Admin, App } from '../../platform/context.ts'
import { sessions } from '../tables/access.ts'
import { adminAccounts } from '../tables/people-views.ts'

export type ValidAdmin = { token_hash: string; admin: Admin }

/** Returns the matching back office sessions that are still valid, each with its admin and permissions. */
export async function findValidAdmins({ db, clock }: App, which: SQL): Promise<ValidAdmin[]> {
  const rows = await db
    .select({ session: sessions, admin: adminAccounts })
    .from(sessions)
    .innerJoin(adminAccounts, and(eq(adminAccounts.id, sessions.admin_id), eq(adminAccounts.status, 'active')))
    .where(and(which, gt(sessions.expires_at, clock.now())))
  return rows.map(({ session, admin: { id, name, is_super, effective_permissions } }) => ({
    token_hash: session.token_hash,
    admin: { kind: 'admin', id, session_id: session.id, name, is_super, permissions: new Set(effective_permissions) },
  }))
}
