import { and, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { App } from '../../context.ts'
import { sessions } from '../db/tables/access.ts'
import { providers, users } from '../db/tables/people.ts'

/** Returns the matching site sessions that are still valid: not expired, the user active, its provider not blocked. */
export const findValidSessions = ({ db, clock }: App, which: SQL) =>
  db
    .select({ id: sessions.id, token_hash: sessions.token_hash, user_id: users.id })
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
