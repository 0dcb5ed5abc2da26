import { asc, eq } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { orders } from '../tables/orders.ts'
import { payments } from '../tables/payments.ts'
import { isOfCheckout } from './orders-of-payment.ts'
import type { PaymentRow } from './payment-status.ts'

/** A payment with its order, both locked, and the orders of its checkout: orders first, as everywhere, so that two transactions never wait for each other. */
export async function lockPayment(
  ctx: TransactionCtx,
  id: string,
): Promise<{ payment: PaymentRow; order: typeof orders.$inferSelect | null }> {
  const { db } = ctx
  const [found] = await db
    .select({ order_id: payments.order_id, checkout_id: payments.checkout_id })
    .from(payments)
    .where(eq(payments.id, id))
  if (!found) throw notFound()
  const [order] = found.order_id ? await db.select().from(orders).where(eq(orders.id, found.order_id)).for('update') : []
  if (found.checkout_id)
    await db.select({ id: orders.id }).from(orders).where(isOfCheckout(ctx, found.checkout_id)).orderBy(asc(orders.id)).for('update')
  const [payment] = await db.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!payment) throw notFound()
  return { payment, order: order ?? null }
}
