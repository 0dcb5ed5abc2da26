import type { Ctx } from '../../context.ts'
import { afterCommit } from '../db/database.ts'
import { outbox } from '../db/tables/access.ts'
import { wakeWorker } from './worker.ts'

/** A message to an external channel. `recipient`: a phone, an e-mail address, a device, or for `live` a user's id. */
export type OutboundMessage = {
  channel: 'sms' | 'mail' | 'push' | 'live'
  recipient: string
  body: string
  payload?: Readonly<Record<string, unknown>>
}

/** Writes messages to the outbox in the caller's transaction: they are sent after the commit, or never if it is rolled back. */
export async function enqueue(ctx: Ctx, messages: readonly OutboundMessage[]): Promise<void> {
  if (messages.length === 0) return
  const now = ctx.clock.now()
  const rows = messages.map((message) => ({ ...message, payload: message.payload ?? null, created_at: now, next_attempt_at: now }))
  await ctx.db.insert(outbox).values(rows)
  await afterCommit(ctx, () => wakeWorker(ctx))
}
