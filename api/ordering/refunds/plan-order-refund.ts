import { planRefund, type RefundPart } from '@wasl/shared/rules/refund-plan.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { payments } from '../tables/payments.ts'

/** Divides a refund over the captured payments of an order, the newest first. Amounts in halalas. */
export async function planOrderRefund(
  { db }: Pick<Ctx, 'db'>,
  order_id: string,
  amount: number,
): Promise<RefundPart<typeof payments.$inferSelect>[]> {
  const captured = await db
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, order_id), eq(payments.status, 'captured')))
    .orderBy(desc(payments.captured_at), desc(payments.instalment))
  return planRefund(captured, amount)
}

/** What of a refund goes back to the platform, because it had paid it with a coupon. Halalas. */
export async function loadCouponPart(ctx: Pick<Ctx, 'db'>, order_id: string, amount: number): Promise<number> {
  const parts = await planOrderRefund(ctx, order_id, amount)
  return parts.reduce((sum, { discount }) => sum + discount, 0)
}
