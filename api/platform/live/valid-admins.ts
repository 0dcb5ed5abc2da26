import { and, eq, gt, type SQL } from 'drizzle-orm'
import type { Admin, App } from '../../context.ts'
import { sessions } from '../db/tables/access.ts'
import { admins, roles } from '../db/tables/people.ts'

export type ValidAdmin = { token_hash: string; admin: Admin }

/** Returns the matching back office sessions that are still valid, each with its admin and permissions. */
export async function findValidAdmins({ db, clock }: App, which: SQL): Promise<ValidAdmin[]> {
  const rows = await db
    .select({ session: sessions, admin: admins, permissions: roles.permissions })
    .from(sessions)
    .innerJoin(admins, and(eq(admins.id, sessions.admin_id), eq(admins.status, 'active')))
    .leftJoin(roles, eq(roles.id, admins.role_id))
    .where(and(which, gt(sessions.expires_at, clock.now())))
  return rows.map(({ session, admin: { id, name, is_super }, permissions }) => ({
    token_hash: session.token_hash,
    admin: { kind: 'admin', id, session_id: session.id, name, is_super, permissions: new Set(permissions) },
  }))
}
