import type { SoldBy } from '@wasl/shared/rules/sale-terms.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { bankTransfers } from '../tables/bank-transfers.ts'
import { payments } from '../tables/payments.ts'
import { isAttemptFor, isOpenPayment } from './payment-status.ts'

/** `received`: what arrived at the bank, in halalas; before that is known, what the client states. */
type PendingTransfer = { id: string; client_id: string; received: number; coupon_id: string | null; discount: number }

/** The payment of an order whose transfer is under review. */
export async function findPendingTransferPayment(ctx: Pick<Ctx, 'db'>, order_id: string): Promise<PendingTransfer | undefined> {
  const received = sql<number>`coalesce(${bankTransfers.received_amount}, ${bankTransfers.amount})`.mapWith(Number)
  const [payment] = await ctx.db
    .select({ id: payments.id, client_id: payments.client_id, received, coupon_id: payments.coupon_id, discount: payments.discount })
    .from(payments)
    .innerJoin(bankTransfers, eq(bankTransfers.payment_id, payments.id))
    .where(and(eq(payments.order_id, order_id), eq(payments.method, 'bank_transfer'), eq(payments.status, 'submitted')))
  return payment
}

/** The number of transfers under review that pay an order, by itself or with the other orders of its checkout. */
export const countSubmittedTransfers = ({ db }: Pick<Ctx, 'db'>, order_id: string): Promise<number> =>
  db.$count(payments, and(isAttemptFor(order_id), eq(payments.method, 'bank_transfer'), eq(payments.status, 'submitted')))

/** The number of payments of an order that have neither succeeded nor failed yet. */
export async function countPaymentsInFlight(ctx: Pick<Ctx, 'db'>, order_id: string): Promise<number> {
  const open = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(isAttemptFor(order_id), isOpenPayment))
  return open.length
}

/** What a full refund of an order takes out of its escrow, in halalas: the paid amount, and the discounts that the platform paid. */
export async function loadRefundableAmount({ db }: Pick<Ctx, 'db'>, order_id: string): Promise<number> {
  const { amount, discount, refunded_amount, refunded_discount } = payments
  const [found] = await db
    .select({ held: sql<number>`coalesce(sum(${amount} + ${discount} - ${refunded_amount} - ${refunded_discount}), 0)`.mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.order_id, order_id), eq(payments.status, 'captured')))
  return found?.held ?? 0
}

/**
 * What coupons take off a sale by the platform, with VAT in halalas: what its captured payments have of them, and refunds have not taken back. The documents of the
 * platform are about the rest. 0 where the provider sells: there the platform pays its coupon, and the price stays as it is (decision 0212).
 */
export async function loadAllowance({ db }: Pick<Ctx, 'db'>, { id, sold_by }: { id: string; sold_by: SoldBy }): Promise<number> {
  if (sold_by === 'provider') return 0
  const { discount, refunded_discount, status } = payments
  const [found] = await db
    .select({ amount: sql<number>`coalesce(sum(${discount} - ${refunded_discount}), 0)`.mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.invoice_id, id), inArray(status, ['captured', 'refunded'])))
  return found?.amount ?? 0
}
