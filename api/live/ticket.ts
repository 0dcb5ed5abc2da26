import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sameHash } from '../auth/code-hash.ts'
import { later } from '../auth/later.ts'
import type { App, UserCtx } from '../context.ts'
import { sessions } from '../db/tables/access.ts'
import { unauthenticated } from '../http/context-of.ts'
import { goodSessions } from './good-sessions.ts'

const livesSeconds = 60

export type LiveSession = { session_id: string; user_id: string }

/**
 * A ticket that opens one's live connection within a minute, so that the session's token never reaches a script of the page.
 * It is signed with the stored hash of that token: any process can check it and it dies with the session.
 */
export async function openTicket(ctx: UserCtx): Promise<{ ticket: string }> {
  const { session_id } = ctx.who
  const [session] = await ctx.db.select({ token_hash: sessions.token_hash }).from(sessions).where(eq(sessions.id, session_id))
  if (!session) throw unauthenticated()
  const until = later(ctx.clock.now(), livesSeconds)
  return { ticket: [session_id, until, sign(session.token_hash, session_id, until)].join('|') }
}

/** The session that a ticket opens, or null where it is forged, too old, or its session or user is no longer good. */
export async function readTicket(app: App, ticket: string): Promise<LiveSession | null> {
  const [session_id = '', until = '', signature = ''] = ticket.split('|')
  if (!/^[0-9a-f-]{36}$/.test(session_id) || !(Date.parse(until) > Date.parse(app.clock.now()))) return null
  const [found] = await goodSessions(app, eq(sessions.id, session_id))
  if (!found || !sameHash(signature, sign(found.token_hash, session_id, until))) return null
  return { session_id, user_id: found.user_id }
}

const sign = (key: string, session_id: string, until: string): string =>
  createHmac('sha256', key).update(`live|${session_id}|${until}`).digest('base64url')
