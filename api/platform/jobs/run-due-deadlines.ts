import { and, eq, gt, isNotNull, lte, ne } from 'drizzle-orm'
import type { App } from '../../context.ts'
import { jobs } from '../db/tables/jobs.ts'
import { offers } from '../db/tables/offers.ts'
import { orders } from '../db/tables/orders.ts'
import { applyDeadline, transitionByClock } from './apply-deadline.ts'
import { isUnclaimed, isWaiting } from './claim.ts'
import { recurringKey } from './enqueue.ts'
import { inBatches } from './in-batches.ts'
import { notifyOverdue } from './notify-overdue.ts'
import { sendReminders } from './reminders.ts'
import { systemCtx } from './system-ctx.ts'

/**
 * Does everything that is due by the injected clock: reminders, overdue notifications, expired offers and orders whose deadline passed,
 * however late. Throws the collected errors at the end. One run serves every wake-up that was due when it started.
 */
export async function runDueDeadlines(app: App): Promise<void> {
  const ctx = systemCtx(app)
  const now = app.clock.now()
  await app.db
    .update(jobs)
    .set({ done_at: now })
    .where(and(eq(jobs.queue, 'deadlines'), ne(jobs.key, recurringKey), isWaiting, isUnclaimed, lte(jobs.run_at, now)))
  const failures: unknown[] = []
  // One failure must not hold up the others.
  const attempt = async <T>(job: () => Promise<T>) => {
    await job().catch((error: unknown) => failures.push(error))
  }
  await attempt(() => sendReminders(ctx))
  await attempt(() => notifyOverdue(ctx))
  const expiredOffers = inBatches(({ last, limit }) =>
    app.db
      .select({ id: offers.id, order_id: offers.order_id })
      .from(offers)
      .where(and(eq(offers.status, 'pending'), lte(offers.expires_at, now), last ? gt(offers.id, last) : undefined))
      .orderBy(offers.id)
      .limit(limit),
  )
  for await (const { id, order_id } of expiredOffers)
    await attempt(() => transitionByClock(ctx, { order_id, name: 'expire_offer', offer_id: id }))
  const dueOrders = inBatches(({ last, limit }) =>
    app.db
      .select({ id: orders.id, status: orders.status })
      .from(orders)
      .where(and(isNotNull(orders.due_at), lte(orders.due_at, now), last ? gt(orders.id, last) : undefined))
      .orderBy(orders.id)
      .limit(limit),
  )
  for await (const order of dueOrders) await attempt(() => applyDeadline(ctx, order))
  if (failures.length > 0) throw new AggregateError(failures, 'runDueDeadlines: some deadlines failed')
}
