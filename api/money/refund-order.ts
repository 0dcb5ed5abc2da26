import { and, eq, sql } from 'drizzle-orm'
import { addRefundedAmount } from '../ordering/orders/order-amounts.ts'
import type { Effect } from '../ordering/orders/transition-context.ts'
import { payments } from '../platform/db/tables/payments.ts'
import { postTransaction } from './ledger/post-transaction.ts'

/** Refunds everything paid for an order to the client's wallet, payment by payment, and the discounts of coupons to the platform. */
export const refundOrder: Effect = async (ctx, transition) => {
  const { id: order_id, client_id } = transition.orderContext.order
  const now = ctx.clock.now()
  const captured = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, order_id), eq(payments.status, 'captured')))
    .orderBy(payments.instalment)
  for (const { id, amount, refunded_amount, discount, refunded_discount } of captured) {
    const rest = amount - refunded_amount
    const restDiscount = discount - refunded_discount
    const legs = [
      { account: { kind: 'escrow', order_id } as const, amount: -rest - restDiscount },
      { account: { kind: 'client_wallet', user_id: client_id } as const, amount: rest },
      { account: { kind: 'coupon_cost' } as const, amount: restDiscount },
    ]
    await postTransaction(ctx, { kind: 'refund', order_id, payment_id: id, legs })
    await ctx.db
      .update(payments)
      .set({
        status: 'refunded',
        refunded_amount: sql`${payments.amount}`,
        refunded_discount: sql`${payments.discount}`,
        refunded_at: now,
        updated_at: now,
      })
      .where(eq(payments.id, id))
  }
  const refunded = captured.reduce((sum, { amount, refunded_amount }) => sum + amount - refunded_amount, 0)
  await addRefundedAmount(ctx, order_id, refunded)
  transition.notificationData.amount = refunded
}
