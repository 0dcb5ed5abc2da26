import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/types.ts'
import { shareWithinTurn } from '../../platform/share-within-turn.ts'
import { versionKey } from '../../settings/stored-settings.ts'
import { settings } from '../../settings/tables/settings.ts'
import { sessions } from '../tables/access.ts'
import { admins, providers, users } from '../tables/people.ts'
import { adminAccounts } from '../tables/people-views.ts'

declare module '../../platform/context.ts' {
  interface Prepared {
    /** The session of a token hash; calls in one turn of the event loop share one query. */
    sessionByToken: ReturnType<typeof prepareSessionQuery>
  }
}

// Read with each session, so that a change by another process applies to the next request.
const settingsVersion = sql<number>`coalesce((select ${settings.value}::int from ${settings} where ${settings.key} = ${sql.raw(`'${versionKey}'`)}), 1)`

const impersonatorSessions = alias(sessions, 'impersonator_sessions')
const companies = alias(users, 'companies')
const impersonators = alias(adminAccounts, 'impersonators')

/** The session of a token hash with its user or admin, if there is one. Runs on every request: prepared, so that it is planned once per connection. */
export function prepareSessionQuery(lookups: Database) {
  const query = lookups
    .select({
      session: {
        id: sessions.id,
        realm: sessions.realm,
        created_at: sessions.created_at,
        last_seen_at: sessions.last_seen_at,
        expires_at: sessions.expires_at,
        impersonator_session_id: sessions.impersonator_session_id,
      },
      impersonator: {
        id: impersonators.id,
        name: impersonators.name,
        status: impersonators.status,
        is_super: impersonators.is_super,
      },
      impersonator_permissions: impersonators.effective_permissions,
      impersonator_until: impersonatorSessions.expires_at,
      user: {
        id: users.id,
        name: users.name,
        role: users.role,
        status: users.status,
        client_type: users.client_type,
        city_id: users.city_id,
        permissions: users.permissions,
      },
      admin: {
        id: adminAccounts.id,
        name: adminAccounts.name,
        status: adminAccounts.status,
        is_super: adminAccounts.is_super,
        has_two_factor: adminAccounts.has_two_factor,
      },
      password_expires_at: admins.password_expires_at,
      provider: { id: providers.id, status: providers.status },
      company: { id: companies.id, status: companies.status },
      permissions: adminAccounts.effective_permissions,
      settings_version: settingsVersion.mapWith(Number),
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(providers, eq(providers.id, users.provider_id))
    .leftJoin(companies, eq(companies.id, users.company_id))
    .leftJoin(adminAccounts, eq(adminAccounts.id, sessions.admin_id))
    .leftJoin(admins, eq(admins.id, sessions.admin_id))
    .leftJoin(impersonatorSessions, eq(impersonatorSessions.id, sessions.impersonator_session_id))
    .leftJoin(impersonators, eq(impersonators.id, impersonatorSessions.admin_id))
    .where(eq(sessions.token_hash, sql.placeholder('token_hash')))
    .prepare('session_by_token')
  return shareWithinTurn(async (token_hash) => (await query.execute({ token_hash }))[0])
}

export type SessionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof prepareSessionQuery>>>>
