import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm'
import type { App } from '../../context.ts'
import { outbox } from '../db/tables/access.ts'
import { addSeconds } from '../instants.ts'
import { type OutboxRow, sendMessage } from './send-message.ts'

const maxAttempts = 8
const batchSize = 50

/**
 * Sends every pending message. A row is claimed by postponing its next attempt, so that two processes never send the same row and a row
 * whose sender crashed is retried. Failures are retried with exponential backoff. In production the text of a sent SMS is cleared, because
 * it may contain a code.
 */
export async function deliverOutbox(app: App): Promise<void> {
  for (let rows = await claim(app); rows.length > 0; rows = await claim(app)) for (const row of rows) await deliverOne(app, row)
}

async function claim(app: App): Promise<OutboxRow[]> {
  const now = app.clock.now()
  const due = app.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sent_at), lte(outbox.next_attempt_at, now), lt(outbox.attempts, maxAttempts)))
    .orderBy(asc(outbox.created_at))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const rows = await app.db
    .update(outbox)
    .set({ next_attempt_at: addSeconds(now, 60) })
    .where(inArray(outbox.id, due))
    .returning()
  return rows.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
}

async function deliverOne(app: App, row: OutboxRow): Promise<void> {
  const attempts = row.attempts + 1
  const outcome = await sendMessage(app, row).then(
    () => ({ sent_at: app.clock.now(), ...(row.channel === 'sms' && app.env.WASL_MODE === 'production' ? { body: '' } : {}) }),
    (error: unknown) => {
      app.log.warn({ err: error, outbox_id: row.id, channel: row.channel, attempts }, 'sending failed')
      return { last_error: String(error).slice(0, 500), next_attempt_at: addSeconds(app.clock.now(), 15 * 2 ** attempts) }
    },
  )
  await app.db
    .update(outbox)
    .set({ attempts, ...outcome })
    .where(eq(outbox.id, row.id))
}
