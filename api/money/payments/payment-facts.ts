import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { payments } from '../../platform/db/tables/payments.ts'

/** The payment of an order whose transfer is under review. */
export async function findPendingTransferPayment(
  ctx: Pick<Ctx, 'db'>,
  order_id: string,
): Promise<{ id: string; amount: number } | undefined> {
  const [payment] = await ctx.db
    .select({ id: payments.id, amount: payments.amount })
    .from(payments)
    .where(and(eq(payments.order_id, order_id), eq(payments.method, 'bank_transfer'), eq(payments.status, 'submitted')))
  return payment
}

/** The number of payments of an order that have neither succeeded nor failed yet. */
export async function countPaymentsInFlight(ctx: Pick<Ctx, 'db'>, order_id: string): Promise<number> {
  const open = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.order_id, order_id), inArray(payments.status, ['initiated', 'requires_action', 'authorized', 'submitted'])))
  return open.length
}
