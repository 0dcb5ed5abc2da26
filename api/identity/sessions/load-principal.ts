import { eq } from 'drizzle-orm'
import type { Admin, App, Guest, Principal, User } from '../../platform/context.ts'
import { invalidateOtherVersion, loadSettings } from '../../settings/load-settings.ts'
import { sessions } from '../tables/access.ts'
import type { SessionRow } from './prepare-session-query.ts'
import { requiredSetup } from './required-setup.ts'
import { sessionEnd } from './session-lifetime.ts'
import { tokenHash } from './session-token.ts'

const guest: Guest = { kind: 'guest' }
const touchEverySeconds = 60

/**
 * The principal of a session token. Read from the database on each request, so that a block, a revoked permission or a logout
 * takes effect on the next one. A missing, unknown or expired token and a blocked admin give a guest. Extends the session.
 */
export async function loadPrincipal(app: App, token: string | undefined): Promise<Principal> {
  if (!token) return guest
  const row = await app.prepared.sessionByToken(tokenHash(token))
  const now = app.clock.now()
  if (!row || Date.parse(row.session.expires_at) <= Date.parse(now)) return guest
  invalidateOtherVersion(app, row.settings_version)
  if (row.session.impersonator_session_id) return impersonated(row, now)
  await touchSession(app, row.session, now)
  if (row.user) return userOf(row.session.id, row.user, row)
  if (row.admin && row.admin.status === 'active') {
    const account = { has_two_factor: row.admin.has_two_factor, password_expires_at: row.password_expires_at }
    return { ...adminOf(row.session.id, row.admin, row.permissions ?? []), setup: requiredSetup(account, await loadSettings(app)) }
  }
  return guest
}

async function touchSession(app: App, session: SessionRow['session'], now: string): Promise<void> {
  if (Date.parse(now) - Date.parse(session.last_seen_at) < touchEverySeconds * 1000) return
  const expires_at = await sessionEnd(app, session, now)
  await app.db.update(sessions).set({ last_seen_at: now, expires_at }).where(eq(sessions.id, session.id))
}

/**
 * The user whom an administrator sees the site as, while the administrator's own session is open and they are an active super admin: the access
 * table gives it to nobody else. Never extended.
 */
function impersonated({ session, user, ...row }: SessionRow, now: string): Principal {
  const { impersonator, impersonator_permissions, impersonator_until } = row
  if (!user || !impersonator?.is_super || impersonator.status !== 'active') return guest
  if (Date.parse(impersonator_until ?? '') <= Date.parse(now)) return guest
  const admin = adminOf(session.impersonator_session_id ?? '', impersonator, impersonator_permissions ?? [])
  return { ...userOf(session.id, user, row), impersonator: admin }
}

export const userOf = (
  session_id: string,
  user: NonNullable<SessionRow['user']>,
  { provider, company }: Pick<User, 'provider' | 'company'>,
): User => ({
  kind: 'user',
  id: user.id,
  session_id,
  name: user.name,
  role: user.role,
  status: user.status,
  client_type: user.client_type,
  city_id: user.city_id,
  provider,
  company,
  permissions: user.permissions,
})

const adminOf = (session_id: string, admin: Pick<Admin, 'id' | 'name' | 'is_super'>, permissions: readonly string[]): Admin => ({
  kind: 'admin',
  id: admin.id,
  session_id,
  name: admin.name,
  is_super: admin.is_super,
  permissions: new Set(permissions),
})
