import { minuteMs } from '@wasl/shared/utils/durations.ts'
import { and, eq, gt, lte } from 'drizzle-orm'
import { notifyOverdue } from '../../messaging/notifications/notify-overdue.ts'
import type { App } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { finishDueWakeUps, recurringKey } from '../../platform/jobs/enqueue.ts'
import { inBatches } from '../../platform/jobs/in-batches.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { executeDueDecision, listDueDecisions } from '../complaints/execute-due-decisions.ts'
import { listDueReturns, passReturn } from '../goods/advance-return.ts'
import { listDueWithdrawals } from '../goods/withdrawals.ts'
import { acceptUnansweredClaim, listUnansweredClaims } from '../rentals/advance-claim.ts'
import { listPassedExtensions } from '../rentals/extension-effects.ts'
import {
  endBookingsAtPickup,
  keepLateCarTaken,
  listLateRentals,
  listOverdueRentals,
  listRentalsAtRisk,
  notifyOverdueRental,
  notifyRentalAtRisk,
} from '../rentals/overdue-rentals.ts'
import { listDueDeposits, returnDueDeposit } from '../rentals/security-deposit.ts'
import { offers } from '../tables/offers.ts'
import { orders } from '../tables/orders.ts'
import { applyDeadline, transitionByClock } from './apply-deadline.ts'
import { sendAppointmentReminders } from './appointment-reminders.ts'
import { sendOrderReminders } from './order-reminders.ts'
import { sendReminders } from './reminders.ts'
import { remindOfRepeats } from './repeat-reminders.ts'

/** How often everything is checked that has no job of its own, such as reminders of overdue work. */
export const recurringMs = 15 * minuteMs

/**
 * Does everything that is due by the injected clock: reminders, overdue notifications, expired offers, decisions of disputes and orders whose deadline passed.
 * A wake-up serves what became due since the last recurring run, and every other wake-up that was due when it started. The recurring run,
 * and the one at the start of a process, serve everything, however late: orders whose deadline waits for something else, such as the answer
 * to a complaint, are tried again only there. Throws the collected errors at the end.
 */
export async function runDueDeadlines(app: App, job?: Job): Promise<void> {
  const ctx = systemCtx(app)
  const now = app.clock.now()
  const lookbackMs = job && job.key !== recurringKey ? recurringMs : null
  await finishDueWakeUps(app, 'deadlines')
  const failures: unknown[] = []
  // One failure must not hold up the others.
  const attempt = async <T>(job: () => Promise<T>) => {
    await job().catch((error: unknown) => failures.push(error))
  }
  await attempt(() => sendReminders(ctx, lookbackMs))
  await attempt(() => notifyOverdue(ctx))
  await attempt(() => sendAppointmentReminders(ctx))
  if (lookbackMs === null) await attempt(() => sendOrderReminders(ctx))
  if (lookbackMs === null) await attempt(() => remindOfRepeats(ctx))
  if (lookbackMs === null) await attempt(() => endBookingsAtPickup(ctx))
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
  for (const decision of await listDueDecisions(ctx)) await attempt(() => executeDueDecision(ctx, decision))
  for (const order_id of await listDueWithdrawals(ctx)) await attempt(() => transitionByClock(ctx, { order_id, name: 'accept_withdrawal' }))
  for (const order_id of await listPassedExtensions(ctx))
    await attempt(() => transitionByClock(ctx, { order_id, name: 'expire_extension' }))
  for (const order_id of await listLateRentals(ctx)) await attempt(() => keepLateCarTaken(ctx, order_id))
  for (const order_id of await listOverdueRentals(ctx)) await attempt(() => notifyOverdueRental(ctx, order_id))
  for (const order_id of await listRentalsAtRisk(ctx)) await attempt(() => notifyRentalAtRisk(ctx, order_id))
  for (const id of await listUnansweredClaims(ctx)) await attempt(() => acceptUnansweredClaim(ctx, id))
  for (const order_id of await listDueDeposits(ctx)) await attempt(() => returnDueDeposit(ctx, order_id))
  for (const due of await listDueReturns(ctx)) await attempt(() => passReturn(ctx, due))
  const dueOrders = inBatches(({ last, limit }) =>
    app.db
      .select({ id: orders.id, kind: orders.kind, status: orders.status })
      .from(orders)
      .where(
        and(
          lte(orders.due_at, now),
          lookbackMs ? gt(orders.due_at, addSeconds(now, -lookbackMs / 1000)) : undefined,
          last ? gt(orders.id, last) : undefined,
        ),
      )
      .orderBy(orders.id)
      .limit(limit),
  )
  for await (const order of dueOrders) await attempt(() => applyDeadline(ctx, order))
  if (failures.length > 0) throw new AggregateError(failures, 'runDueDeadlines: some deadlines failed')
}
