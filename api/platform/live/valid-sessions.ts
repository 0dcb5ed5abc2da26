import { and, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { App, User } from '../../context.ts'
import { sessions } from '../db/tables/access.ts'
import { providers, users } from '../db/tables/people.ts'

type ValidSession = { token_hash: string; user: User }

/** Returns the matching site sessions that are still valid, each with its user: not expired, the user active, its provider not blocked. */
export async function findValidSessions({ db, clock }: App, which: SQL): Promise<ValidSession[]> {
  const { id, name, role, status, client_type, city_id, permissions } = users
  const rows = await db
    .select({
      session: { id: sessions.id, token_hash: sessions.token_hash },
      user: { id, name, role, status, client_type, city_id, permissions },
      provider: { id: providers.id, status: providers.status },
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.user_id), eq(users.status, 'active')))
    .leftJoin(providers, eq(providers.id, users.provider_id))
    // A session that only views an account gets nothing live.
    .where(
      and(
        which,
        isNull(sessions.impersonator_session_id),
        gt(sessions.expires_at, clock.now()),
        or(isNull(providers.id), ne(providers.status, 'blocked')),
      ),
    )
  return rows.map(({ session, user, provider }) => ({
    token_hash: session.token_hash,
    user: { kind: 'user', session_id: session.id, ...user, provider },
  }))
}
