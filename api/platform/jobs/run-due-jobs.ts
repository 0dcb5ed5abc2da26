import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { App, Ctx } from '../../context.ts'
import { sendBroadcasts } from '../../messaging/broadcasts/send-broadcasts.ts'
import { offers } from '../db/tables/offers.ts'
import { orders } from '../db/tables/orders.ts'
import { applyDeadline, transitionByClock } from './apply-deadline.ts'
import { notifyOverdue } from './notify-overdue.ts'
import { sendReminders } from './reminders.ts'

/** The context of work that no user requested. */
export const clockCtx = (app: App): Ctx => ({ ...app, principal: { kind: 'guest' }, locale: 'ar', request_id: 'clock', address: '' })

/**
 * Does everything that is due by the injected clock: reminders, broadcasts, overdue notifications, expired offers and orders whose
 * deadline passed, however late. Throws the collected errors at the end.
 */
export async function runDueJobs(app: App): Promise<void> {
  const ctx = clockCtx(app)
  const now = app.clock.now()
  const failures: unknown[] = []
  // One failure must not hold up the others.
  const attempt = async <T>(job: () => Promise<T>) => {
    await job().catch((error: unknown) => failures.push(error))
  }
  await attempt(() => sendReminders(ctx))
  await attempt(() => sendBroadcasts(ctx))
  await attempt(() => notifyOverdue(ctx))
  const expiredOffers = await app.db
    .select({ id: offers.id, order_id: offers.order_id })
    .from(offers)
    .where(and(eq(offers.status, 'pending'), lte(offers.expires_at, now)))
  for (const { id, order_id } of expiredOffers)
    await attempt(() => transitionByClock(ctx, { order_id, name: 'expire_offer', offer_id: id }))
  const dueOrders = await app.db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(and(isNotNull(orders.due_at), lte(orders.due_at, now)))
    .orderBy(orders.due_at)
  for (const order of dueOrders) await attempt(() => applyDeadline(ctx, order))
  if (failures.length > 0) throw new AggregateError(failures, 'runDueJobs: some jobs failed')
}
