import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm'
import type { App } from '../../context.ts'
import { later } from '../../identity/auth/later.ts'
import { outbox } from '../db/tables/access.ts'
import { type OutboxRow, send } from './send.ts'

const mostTries = 8
const atOnce = 50

/**
 * Sends everything that waits. Each row is claimed first by moving its next try, so that two processes never send the same one
 * and a row whose sender died comes up again. A failure is noted and tried again later, each time twice as long. In production the text of
 * an SMS is forgotten once it is sent, since codes stand in it.
 */
export async function deliver(app: App): Promise<void> {
  for (let rows = await claim(app); rows.length > 0; rows = await claim(app)) for (const row of rows) await deliverOne(app, row)
}

async function claim(app: App): Promise<OutboxRow[]> {
  const now = app.clock.now()
  const due = app.db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sent_at), lte(outbox.next_try_at, now), lt(outbox.tries, mostTries)))
    .orderBy(asc(outbox.created_at))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  const rows = await app.db
    .update(outbox)
    .set({ next_try_at: later(now, 60) })
    .where(inArray(outbox.id, due))
    .returning()
  return rows.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
}

async function deliverOne(app: App, row: OutboxRow): Promise<void> {
  const tries = row.tries + 1
  const outcome = await send(app, row).then(
    () => ({ sent_at: app.clock.now(), ...(row.channel === 'sms' && app.env.WASL_MODE === 'production' ? { body: '' } : {}) }),
    (error: unknown) => {
      app.log.warn({ err: error, outbox_id: row.id, channel: row.channel, tries }, 'sending failed')
      return { last_error: String(error).slice(0, 500), next_try_at: later(app.clock.now(), 15 * 2 ** tries) }
    },
  )
  await app.db
    .update(outbox)
    .set({ tries, ...outcome })
    .where(eq(outbox.id, row.id))
}
