import { eq, sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { orders } from '../tables/orders.ts'

/** Adds a captured amount to what is paid for an order, in halalas. */
export async function addPaidAmount({ db }: TransactionCtx, order_id: string, amount: number): Promise<void> {
  await db
    .update(orders)
    .set({ paid_amount: sql`${orders.paid_amount} + ${amount}` })
    .where(eq(orders.id, order_id))
}

/** Stores the amount of the refund request that awaits approval, in halalas; null if there is none. */
export async function setPendingRefund({ db }: TransactionCtx, order_id: string, pending_refund_amount: number | null): Promise<void> {
  await db.update(orders).set({ pending_refund_amount }).where(eq(orders.id, order_id))
}

/** Adds a refund to what is refunded of an order, in halalas. */
export async function addRefundedAmount({ db }: TransactionCtx, order_id: string, amount: number): Promise<void> {
  await db
    .update(orders)
    .set({ refunded_amount: sql`${orders.refunded_amount} + ${amount}` })
    .where(eq(orders.id, order_id))
}
