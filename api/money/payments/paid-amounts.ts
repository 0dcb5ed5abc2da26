import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { payments } from '../../platform/db/tables/payments.ts'

/** What a full refund of an order takes out of its escrow, in halalas: the paid amount, and the discounts that the platform paid. */
export async function loadRefundableAmount({ db }: Pick<Ctx, 'db'>, order_id: string): Promise<number> {
  const { amount, discount, refunded_amount, refunded_discount } = payments
  const [found] = await db
    .select({ held: sql<number>`coalesce(sum(${amount} + ${discount} - ${refunded_amount} - ${refunded_discount}), 0)`.mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.order_id, order_id), eq(payments.status, 'captured')))
  return found?.held ?? 0
}
