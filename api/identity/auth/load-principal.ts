import { eq, sql } from 'drizzle-orm'
import type { Admin, App, Guest, Principal, User } from '../../context.ts'
import { sessions } from '../../platform/db/tables/access.ts'
import { admins, providers, roles, users } from '../../platform/db/tables/people.ts'
import { later } from './later.ts'
import { sessionLife } from './open-session.ts'
import { tokenHash } from './token.ts'

const guest: Guest = { kind: 'guest' }
const seenEverySeconds = 60

/**
 * Who a token stands for, read anew for each request so that a block, a lost permission or a log-out counts on the next one.
 * A guest for no token, an unknown or expired one, and for a blocked admin. Its use moves the session's end.
 */
export async function principalOf(app: App, token: string | undefined): Promise<Principal> {
  if (!token) return guest
  const [found] = await holderQuery(app).execute({ token_hash: tokenHash(token) })
  const now = app.clock.now()
  if (!found || Date.parse(found.session.expires_at) <= Date.parse(now)) return guest
  await markSeen(app, found.session, now)
  if (found.user) return userOf(found.session.id, found.user, found.provider)
  if (found.admin && found.admin.status === 'active') return adminOf(found.session.id, found.admin, found.permissions ?? [])
  return guest
}

// Asked by every request: planned once a connection, not each time.
const holderQueries = new WeakMap<App['db'], ReturnType<typeof prepared>>()

function holderQuery({ db }: App) {
  const known = holderQueries.get(db) ?? prepared(db)
  holderQueries.set(db, known)
  return known
}

const prepared = (db: App['db']) =>
  db
    .select({
      session: sessions,
      user: users,
      admin: admins,
      provider: { id: providers.id, status: providers.status },
      permissions: roles.permissions,
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(providers, eq(providers.id, users.provider_id))
    .leftJoin(admins, eq(admins.id, sessions.admin_id))
    .leftJoin(roles, eq(roles.id, admins.role_id))
    .where(eq(sessions.token_hash, sql.placeholder('token_hash')))
    .prepare('holder_of_token')

async function markSeen(app: App, session: typeof sessions.$inferSelect, now: string): Promise<void> {
  if (Date.parse(now) - Date.parse(session.last_seen_at) < seenEverySeconds * 1000) return
  const expires_at = later(now, await sessionLife(app, session.realm))
  await app.db.update(sessions).set({ last_seen_at: now, expires_at }).where(eq(sessions.id, session.id))
}

const userOf = (session_id: string, user: typeof users.$inferSelect, provider: User['provider']): User => ({
  kind: 'user',
  id: user.id,
  session_id,
  name: user.name,
  role: user.role,
  status: user.status,
  client_type: user.client_type,
  city_id: user.city_id,
  provider,
  permissions: user.permissions,
})

const adminOf = (session_id: string, admin: typeof admins.$inferSelect, permissions: readonly string[]): Admin => ({
  kind: 'admin',
  id: admin.id,
  session_id,
  name: admin.name,
  is_super: admin.is_super,
  permissions: new Set(permissions),
})
