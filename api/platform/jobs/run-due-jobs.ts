import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { App, Ctx } from '../../context.ts'
import { sendBroadcasts } from '../../messaging/broadcasts/send-broadcasts.ts'
import { offers } from '../db/tables/offers.ts'
import { orders } from '../db/tables/orders.ts'
import { byClock, fireOrder } from './fire-order.ts'
import { tellLate } from './notify-overdue.ts'
import { sendReminders } from './reminders.ts'

/** The context in which clocks act: nobody asked. */
export const clockCtx = (app: App): Ctx => ({ ...app, who: { kind: 'guest' }, locale: 'ar', request_id: 'clock', address: '' })

/**
 * Does everything whose time has come by the injected clock: reminders, what waits for the administration too long, offers that ran out,
 * orders whose deadline passed. Late ones too.
 * Throws what went wrong, after all the rest is done.
 */
export async function runDueJobs(app: App): Promise<void> {
  const ctx = clockCtx(app)
  const now = app.clock.now()
  const failures: unknown[] = []
  // One order that cannot be moved must not keep the others waiting.
  const each = async <T>(act: () => Promise<T>) => {
    await act().catch((error: unknown) => failures.push(error))
  }
  await each(() => sendReminders(ctx))
  await each(() => sendBroadcasts(ctx))
  await each(() => tellLate(ctx))
  const late = await app.db
    .select({ id: offers.id, order_id: offers.order_id })
    .from(offers)
    .where(and(eq(offers.status, 'pending'), lte(offers.expires_at, now)))
  for (const { id, order_id } of late) await each(() => byClock(ctx, { order_id, name: 'expire_offer', offer_id: id }))
  const due = await app.db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(isNotNull(orders.due_at), lte(orders.due_at, now)))
    .orderBy(orders.due_at)
  for (const order of due) await each(() => fireOrder(ctx, order))
  if (failures.length > 0) throw new AggregateError(failures, 'runDueJobs: some orders could not be moved')
}
