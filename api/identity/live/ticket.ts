import { createHmac } from 'node:crypto'
import { isUuid } from '@wasl/shared/utils/uuid.ts'
import { eq, placeholder } from 'drizzle-orm'
import type { AdminCtx, App, UserCtx } from '../../platform/context.ts'
import { runLookup } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { unauthenticated } from '../../platform/http/request-context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { isSameHash } from '../auth/code-hash.ts'
import { sessions } from '../tables/access.ts'

const lifetimeSeconds = 60

/**
 * Issues a ticket that opens a live connection within a minute, so that the session's token never reaches a script of the page.
 * It is signed with the stored hash of that token: any process can verify it, and it becomes invalid with the session.
 */
export async function issueTicket(ctx: UserCtx | AdminCtx): Promise<{ ticket: string }> {
  const { session_id } = ctx.principal
  const [session] = await runLookup(ctx, { key: 'token hash of a session', build: selectTokenHash, values: { id: session_id } })
  if (!session) throw unauthenticated()
  const until = addSeconds(ctx.clock.now(), lifetimeSeconds)
  return { ticket: [session_id, until, sign(session.token_hash, session_id, until)].join('|') }
}

const selectTokenHash = (db: Database | Tx) =>
  db
    .select({ token_hash: sessions.token_hash })
    .from(sessions)
    .where(eq(sessions.id, placeholder('id')))

/**
 * Returns the session that a ticket belongs to, as `find` loads it by its id; undefined if the ticket is forged or expired, or if `find`
 * returns no session.
 */
export async function verifyTicket<S extends { token_hash: string }>(
  { clock }: App,
  ticket: unknown,
  find: (session_id: string) => Promise<readonly S[]>,
): Promise<S | undefined> {
  const [session_id = '', until = '', signature = ''] = typeof ticket === 'string' ? ticket.split('|') : []
  if (!isUuid(session_id) || !(Date.parse(until) > Date.parse(clock.now()))) return undefined
  const [found] = await find(session_id)
  return found && isSameHash(signature, sign(found.token_hash, session_id, until)) ? found : undefined
}

const sign = (key: string, session_id: string, until: string): string =>
  createHmac('sha256', key).update(`live|${session_id}|${until}`).digest('base64url')
