import { refundLifecycle } from '@wasl/shared/lifecycle/refunds.ts'
import type { RefundDestination } from '@wasl/shared/rules/refund-destinations.ts'
import type { RefundPart } from '@wasl/shared/rules/refund-plan.ts'
import { eq, sql } from 'drizzle-orm'
import type { AccountRef } from '../../money/ledger/ledger-account.ts'
import { type LedgerLeg, postTransaction } from '../../money/ledger/post-transaction.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import type { NewRow } from '../../resources/write/insert-rows.ts'
import { addRefundedAmount } from '../orders/order-amounts.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import type { refund_requests } from '../tables/from-registry.ts'
import { payments } from '../tables/payments.ts'
import { refunds } from '../tables/refunds.ts'
import { loadSource, planOrderRefund } from './plan-order-refund.ts'
import { scheduleCardRefund } from './send-card-refund.ts'

export type RefundRequest = typeof refund_requests.$inferSelect
/** What is refunded, and where to; `id` is null without a request, for an order that was not paid in time. */
export type RefundTerms = Pick<RefundRequest, 'amount' | 'destination' | 'iban' | 'account_name'> & { id: string | null; number: string }
type Payment = typeof payments.$inferSelect
/**
 * Who bears a refund, and what of the platform's share is reversed with it: `commission` with its VAT; of a sale by the platform, with the VAT of the sale, of which a
 * coupon had taken off `coupon_vat`.
 */
export type RefundFunding = { by: 'escrow' | 'provider' | 'platform'; commission: number; commission_vat: number; coupon_vat: number }
/** A refund of what is still held: nothing of it was released. */
export const fromEscrow: RefundFunding = { by: 'escrow', commission: 0, commission_vat: 0, coupon_vat: 0 }

/**
 * Returns the amount of a request, payment by payment, the newest first: to the wallet at once, otherwise as rows of the queue.
 * Returns what the client gets, in halalas. The order's row is locked.
 */
export async function refundPayments(
  ctx: TransactionCtx,
  order: OrderRow,
  request: RefundTerms,
  funding: RefundFunding,
): Promise<{ amount: number; pending: number }> {
  const parts = await planOrderRefund(ctx, order.id, request.amount)
  let [done, amount, pending] = [0, 0, 0]
  for (const part of parts) {
    const gross = part.amount + part.discount
    const share = (whole: number) => shareOf(whole, done, gross, request.amount)
    const commission_vat = share(funding.commission_vat)
    // Split apart from its VAT, so that no part is less than the VAT in it.
    const vat = share(funding.commission_vat + funding.coupon_vat)
    const commission = share(funding.commission - funding.commission_vat - funding.coupon_vat) + vat
    const ofPart = { by: funding.by, commission, commission_vat, coupon_vat: vat - commission_vat }
    const destination = await refundPart(ctx, order, request, part, ofPart)
    done += gross
    amount += part.amount
    if (destination !== 'wallet') pending += part.amount
  }
  await addRefundedAmount(ctx, order.id, request.amount)
  return { amount, pending }
}

// The part of a whole that belongs to the amounts from `done` to `done + part` of `total`: all parts sum to the whole.
const shareOf = (whole: number, done: number, part: number, total: number): number =>
  Math.floor((whole * (done + part)) / total) - Math.floor((whole * done) / total)

async function refundPart(
  ctx: TransactionCtx,
  order: OrderRow,
  request: RefundTerms,
  { payment, amount, discount }: RefundPart<Payment>,
  funding: RefundFunding,
): Promise<RefundDestination> {
  const now = ctx.clock.now()
  const source = request.destination === 'source' && amount > 0 ? await loadSource(ctx, payment) : null
  const destination = amount === 0 || (request.destination === 'source' && !source) ? 'wallet' : request.destination
  const isAtOnce = destination === 'wallet'
  const target: AccountRef = isAtOnce ? { kind: 'client_wallet', user_id: order.client_id } : { kind: 'refund_clearing' }
  const legs: LedgerLeg[] = [
    ...fundingLegs(order, amount + discount, funding),
    { account: target, amount },
    { account: { kind: 'coupon_cost' }, amount: discount - funding.coupon_vat },
  ]
  const posted = await postTransaction(ctx, { kind: 'refund', order_id: order.id, payment_id: payment.id, note: request.number, legs })
  const row: NewRow<typeof refunds> = {
    number: posted.reference_number,
    order_id: order.id,
    refund_request_id: request.id,
    payment_id: payment.id,
    client_id: order.client_id,
    amount,
    discount,
    funded_by: funding.by,
    commission: funding.commission,
    commission_vat: funding.commission_vat,
    coupon_vat: funding.coupon_vat,
    destination,
    ...(destination === 'iban' && { iban: request.iban, account_name: request.account_name }),
    ...(source && { source_payment_id: source.id, gateway_payment_id: source.gateway_payment_id }),
    status: isAtOnce ? 'confirmed' : refundLifecycle.start,
    settled_at: isAtOnce ? now : null,
    created_at: now,
    updated_at: now,
  }
  const refund = await insertRow(ctx, refunds, row, 'is part of a change')
  if (destination === 'source') await scheduleCardRefund(ctx, refund.id)
  const isFull = payment.refunded_amount + amount === payment.amount
  await ctx.db
    .update(payments)
    .set({
      ...(isFull && { status: 'refunded' as const }),
      refunded_amount: sql`${payments.refunded_amount} + ${amount}`,
      refunded_discount: sql`${payments.refunded_discount} + ${discount}`,
      ...(payment.refunded_amount + amount > 0 && { refunded_at: now }),
      updated_at: now,
    })
    .where(eq(payments.id, payment.id))
  return destination
}

function fundingLegs(order: OrderRow, gross: number, { by, commission, commission_vat, coupon_vat }: RefundFunding): LedgerLeg[] {
  if (by === 'escrow') return [{ account: { kind: 'escrow', order_id: order.id }, amount: -gross }]
  const { provider_id } = order
  if (by === 'provider' && !provider_id) throw new Error('fundingLegs: nobody bears the refund')
  return [
    {
      account: by === 'provider' && provider_id ? { kind: 'provider_payable', provider_id } : { kind: 'adjustments' },
      amount: commission - gross,
    },
    { account: { kind: 'commission' }, amount: commission_vat + coupon_vat - commission },
    { account: { kind: 'vat_payable' }, amount: -commission_vat },
  ]
}
