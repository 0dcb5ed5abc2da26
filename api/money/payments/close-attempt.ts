import type { PaymentFailure } from '@wasl/shared/contract/payments.ts'
import { eq } from 'drizzle-orm'
import type { TransactionCtx } from '../../context.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { releaseCoupon } from '../coupons/coupon-use.ts'
import type { PaymentRow } from './payment-status.ts'

/** Ends an attempt without money and gives back its coupon: it changes nothing but itself, never its order. The attempt must be open and locked. */
export async function closeAttempt(
  ctx: TransactionCtx,
  payment: PaymentRow,
  status: 'failed' | 'expired' | 'voided',
  failure_reason: PaymentFailure,
): Promise<void> {
  if (payment.order_id && payment.coupon_id) await releaseCoupon(ctx, payment.order_id)
  await ctx.db.update(payments).set({ status, failure_reason, updated_at: ctx.clock.now() }).where(eq(payments.id, payment.id))
}
