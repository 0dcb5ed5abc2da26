import { and, eq, gt, isNull, ne, or, type Placeholder, placeholder, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { App, User } from '../../platform/context.ts'
import { runLookup } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { sessions } from '../tables/access.ts'
import { providers, users } from '../tables/people.ts'

type ValidSession = { token_hash: string; user: User }

const companies = alias(users, 'companies')

/** Returns the matching site sessions that are still valid, each with its user: not expired, the user and its company active, its provider not blocked. */
export const findValidSessions = async ({ db, clock }: App, which: SQL): Promise<ValidSession[]> =>
  (await selectValid(db, which, clock.now())).map(toValidSession)

/** Returns the site session with this id as the only element, or none if it is no longer valid. */
export async function findValidSession(app: App, id: string): Promise<ValidSession[]> {
  const build = (db: Database | Tx) => selectValid(db, eq(sessions.id, placeholder('id')), placeholder('now'))
  return (await runLookup(app, { key: 'valid session', build, values: { id, now: app.clock.now() } })).map(toValidSession)
}

function selectValid(db: Database | Tx, which: SQL, now: string | Placeholder) {
  const { id, name, role, status, client_type, city_id, permissions } = users
  return (
    db
      .select({
        session: { id: sessions.id, token_hash: sessions.token_hash },
        user: { id, name, role, status, client_type, city_id, permissions },
        provider: { id: providers.id, status: providers.status },
        company: { id: companies.id, status: companies.status },
      })
      .from(sessions)
      .innerJoin(users, and(eq(users.id, sessions.user_id), eq(users.status, 'active')))
      .leftJoin(providers, eq(providers.id, users.provider_id))
      .leftJoin(companies, eq(companies.id, users.company_id))
      // A session that only views an account gets nothing live.
      .where(
        and(
          which,
          isNull(sessions.impersonator_session_id),
          gt(sessions.expires_at, now),
          or(isNull(providers.id), ne(providers.status, 'blocked')),
          or(isNull(companies.id), eq(companies.status, 'active')),
        ),
      )
  )
}

type ValidRow = Awaited<ReturnType<typeof selectValid>>[number]
const toValidSession = ({ session, user, provider, company }: ValidRow): ValidSession => ({
  token_hash: session.token_hash,
  user: { kind: 'user', session_id: session.id, ...user, provider, company },
})
