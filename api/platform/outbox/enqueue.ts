import type { Ctx } from '../../context.ts'
import { afterCommit } from '../db/database.ts'
import { outbox } from '../db/tables/access.ts'
import { nudge } from './worker.ts'

/** One thing to send to the outside. `recipient`: a phone, a mail address, a device, or for `live` a user's id. */
export type Outgoing = {
  channel: 'sms' | 'mail' | 'push' | 'live'
  recipient: string
  body: string
  payload?: Readonly<Record<string, unknown>>
}

/** Writes what is to be sent in the act's own transaction: it leaves after commit, or never when the act is undone. */
export async function queue(ctx: Ctx, messages: readonly Outgoing[]): Promise<void> {
  if (messages.length === 0) return
  const now = ctx.clock.now()
  const rows = messages.map((message) => ({ ...message, payload: message.payload ?? null, created_at: now, next_try_at: now }))
  await ctx.db.insert(outbox).values(rows)
  await afterCommit(ctx, () => nudge(ctx))
}
