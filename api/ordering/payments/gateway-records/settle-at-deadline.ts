import { and, eq, isNotNull } from 'drizzle-orm'
import { GatewayError } from '../../../money/gateway/gateway.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { addSeconds } from '../../../platform/instants.ts'
import { asSystem } from '../../../platform/jobs/system-ctx.ts'
import { extendDeadline } from '../../orders/extend-deadline.ts'
import { payments } from '../../tables/payments.ts'
import { closeAttempt } from '../attempts/close-attempt.ts'
import { graceSeconds } from '../attempts/start-attempt.ts'
import { lockPayment } from '../lock-payment.ts'
import { isAttemptFor, isOpen, isOpenPayment } from '../payment-status.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Before an unpaid order is cancelled: the attempt in flight is queried at the gateway. What is paid counts; an attempt that is still open extends the
 * deadline once by a short grace, and is closed at the end of it. Source: domain, section 5 (rule 2).
 */
export async function settleAtDeadline(ctx: Ctx, order_id: string): Promise<void> {
  const [open] = await ctx.db
    .select({ id: payments.id, gateway: payments.gateway, checkout_id: payments.checkout_id })
    .from(payments)
    .where(and(isAttemptFor(order_id), isOpenPayment))
  if (!open?.gateway) return
  // That of a checkout ends with the time to pay its orders.
  const wasExtended =
    open.checkout_id !== null || (await ctx.db.$count(payments, and(eq(payments.order_id, order_id), isNotNull(payments.extended_at)))) > 0
  try {
    const isStillOpen = await settlePayment(ctx, open.id, wasExtended ? 'time_over' : undefined)
    if (!isStillOpen) return
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    ctx.log.error({ err: error, payment_id: open.id }, 'the gateway did not answer at the deadline of an order')
    // After the grace the order is free again. If the attempt turns out to be paid, it is returned or credited.
    if (wasExtended) return closeLocally(ctx, open.id)
  }
  await extendOnce(ctx, order_id, open.id)
}

const extendOnce = (ctx: Ctx, order_id: string, payment_id: string): Promise<void> =>
  inTransaction(asSystem(ctx), async (ctx) => {
    const { payment, order } = await lockPayment(ctx, payment_id)
    const now = ctx.clock.now()
    if (!isOpen(payment) || order?.status !== 'pending_payment' || !order.due_at || order.due_at > now) return
    await ctx.db.update(payments).set({ extended_at: now }).where(eq(payments.id, payment_id))
    await extendDeadline(ctx, order_id, addSeconds(now, graceSeconds))
  })

const closeLocally = (ctx: Ctx, payment_id: string): Promise<void> =>
  inTransaction(asSystem(ctx), async (ctx) => {
    const { payment } = await lockPayment(ctx, payment_id)
    if (isOpen(payment)) await closeAttempt(ctx, payment, 'expired', 'time_over')
  })
