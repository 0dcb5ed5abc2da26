import { eq, sql } from 'drizzle-orm'
import { sessions } from '../../platform/db/tables/access.ts'
import { admins, providers, roles, users } from '../../platform/db/tables/people.ts'
import type { Database } from '../../platform/db/types.ts'

/** The session of a token with its user or admin. Runs on every request: prepared, so that it is planned once per connection. */
export const prepareSessionQuery = (db: Database) =>
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
    .prepare('session_by_token')
