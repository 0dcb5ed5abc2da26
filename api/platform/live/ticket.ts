import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AdminCtx, App, UserCtx } from '../../context.ts'
import { sameHash } from '../../identity/auth/code-hash.ts'
import { later } from '../../identity/auth/later.ts'
import { sessions } from '../db/tables/access.ts'
import { unauthenticated } from '../http/context-of.ts'

const livesSeconds = 60

/**
 * A ticket that opens one's live connection within a minute, so that the session's token never reaches a script of the page.
 * It is signed with the stored hash of that token: any process can check it and it dies with the session.
 */
export async function openTicket(ctx: UserCtx | AdminCtx): Promise<{ ticket: string }> {
  const { session_id } = ctx.who
  const [session] = await ctx.db.select({ token_hash: sessions.token_hash }).from(sessions).where(eq(sessions.id, session_id))
  if (!session) throw unauthenticated()
  const until = later(ctx.clock.now(), livesSeconds)
  return { ticket: [session_id, until, sign(session.token_hash, session_id, until)].join('|') }
}

/**
 * The session that a ticket opens, as `find` knows it by its id; undefined where the ticket is forged or too old, or the session is not
 * one of those that `find` knows as good.
 */
export async function readTicket<S extends { token_hash: string }>(
  { clock }: App,
  ticket: unknown,
  find: (session_id: string) => Promise<readonly S[]>,
): Promise<S | undefined> {
  const [session_id = '', until = '', signature = ''] = typeof ticket === 'string' ? ticket.split('|') : []
  if (!/^[0-9a-f-]{36}$/.test(session_id) || !(Date.parse(until) > Date.parse(clock.now()))) return undefined
  const [found] = await find(session_id)
  return found && sameHash(signature, sign(found.token_hash, session_id, until)) ? found : undefined
}

const sign = (key: string, session_id: string, until: string): string =>
  createHmac('sha256', key).update(`live|${session_id}|${until}`).digest('base64url')
