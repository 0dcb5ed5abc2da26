import { planRefund, type RefundPart } from '@wasl/shared/rules/refund-plan.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { paymentAllocations, payments } from '../tables/payments.ts'

type PaymentRow = typeof payments.$inferSelect

/** Divides a refund over the captured payments of an order, the newest first. Amounts in halalas. */
export async function planOrderRefund({ db }: Pick<Ctx, 'db'>, order_id: string, amount: number): Promise<RefundPart<PaymentRow>[]> {
  const captured = await db
    .select()
    .from(payments)
    .where(and(eq(payments.order_id, order_id), eq(payments.status, 'captured')))
    .orderBy(desc(payments.captured_at), desc(payments.instalment))
  return planRefund(captured, amount)
}

/**
 * The payment at a gateway to which the refund of a payment goes back: itself, or the one of its checkout whose money it is. Null for what came from the wallet or a
 * bank.
 */
export async function loadSource({ db }: Pick<Ctx, 'db'>, payment: PaymentRow): Promise<PaymentRow | null> {
  if (payment.gateway) return payment
  const [found] = await db
    .select({ source: payments })
    .from(paymentAllocations)
    .innerJoin(payments, eq(payments.id, paymentAllocations.payment_id))
    .where(eq(paymentAllocations.order_payment_id, payment.id))
  return found?.source.gateway ? found.source : null
}

/** What of a refund goes back to the platform, because it had paid it with a coupon. Halalas. */
export async function loadCouponPart(ctx: Pick<Ctx, 'db'>, order_id: string, amount: number): Promise<number> {
  const parts = await planOrderRefund(ctx, order_id, amount)
  return parts.reduce((sum, { discount }) => sum + discount, 0)
}
