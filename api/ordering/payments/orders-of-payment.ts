import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { orders } from '../tables/orders.ts'
import type { PaymentRow } from './payment-status.ts'

/** The order that an attempt pays, or those of its checkout; none for a top-up. */
export const listOrdersOf = async (
  { db }: Pick<Ctx, 'db'>,
  { order_id, checkout_id }: Pick<PaymentRow, 'order_id' | 'checkout_id'>,
): Promise<{ id: string; number: string; status: OrderStatus }[]> =>
  order_id || checkout_id
    ? db
        .select({ id: orders.id, number: orders.number, status: orders.status })
        .from(orders)
        .where(order_id ? eq(orders.id, order_id) : eq(orders.checkout_id, checkout_id ?? ''))
        .orderBy(asc(orders.number))
    : []
