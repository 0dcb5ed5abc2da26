import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { orders } from '../tables/orders.ts'
import { rentalExtensions } from '../tables/rentals.ts'
import type { PaymentRow } from './payment-status.ts'

/** The orders of a checkout, and the order whose rental it extends. */
export function isOfCheckout({ db }: Pick<Ctx, 'db'>, checkout_id: string): SQL | undefined {
  const extended = db.select({ id: rentalExtensions.order_id }).from(rentalExtensions).where(eq(rentalExtensions.checkout_id, checkout_id))
  return or(eq(orders.checkout_id, checkout_id), inArray(orders.id, extended))
}

/** The order that an attempt pays, or those of its checkout; none for a top-up. */
export const listOrdersOf = async (
  ctx: Pick<Ctx, 'db'>,
  { order_id, checkout_id }: Pick<PaymentRow, 'order_id' | 'checkout_id'>,
): Promise<{ id: string; number: string; status: OrderStatus }[]> =>
  order_id || checkout_id
    ? ctx.db
        .select({ id: orders.id, number: orders.number, status: orders.status })
        .from(orders)
        .where(order_id ? eq(orders.id, order_id) : isOfCheckout(ctx, checkout_id ?? ''))
        .orderBy(asc(orders.number))
    : []
