import type { PaymentFailure } from '@wasl/shared/contract/payments.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { TransactionCtx } from '../../../platform/context.ts'
import { enqueueJobs } from '../../../platform/jobs/enqueue.ts'
import { releaseCoupon } from '../../coupons/coupon-use.ts'
import type { Effect } from '../../orders/transition-context.ts'
import { payments } from '../../tables/payments.ts'
import { listOrdersOf } from '../orders-of-payment.ts'
import { isAttemptFor, isOpenPayment, type PaymentRow } from '../payment-status.ts'

/** Ends an attempt without money and gives back its coupon: it changes nothing but itself, never its order. The attempt must be open and locked. */
export async function closeAttempt(
  ctx: TransactionCtx,
  payment: PaymentRow,
  status: 'failed' | 'expired' | 'voided',
  failure_reason: PaymentFailure,
): Promise<void> {
  const [order] = payment.coupon_id ? await listOrdersOf(ctx, payment) : []
  if (order) await releaseCoupon(ctx, order.id)
  await ctx.db.update(payments).set({ status, failure_reason, updated_at: ctx.clock.now() }).where(eq(payments.id, payment.id))
}

/** Ends the open attempt at a gateway of an order that is cancelled or paid by transfer. */
export const closeCardAttempt: Effect = async (ctx, { orderContext: { order } }) => {
  await closeOpenCardAttempt(ctx, order.id)
  return {}
}

/** Ends the open attempt at a gateway of a locked order, or of its checkout; its page is closed at the gateway after the commit. */
export async function closeOpenCardAttempt(ctx: TransactionCtx, order_id: string): Promise<void> {
  const open = await ctx.db
    .select()
    .from(payments)
    .where(and(isAttemptFor(order_id), isNotNull(payments.gateway), isOpenPayment))
    .orderBy(payments.id)
    .for('update')
  for (const attempt of open) {
    await closeAttempt(ctx, attempt, 'expired', 'replaced')
    await enqueueJobs(ctx, [{ queue: 'payments', key: `${attempt.id}:close`, payload: { payment_id: attempt.id } }])
  }
}
