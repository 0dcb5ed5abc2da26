import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { postTransaction } from '../../money/ledger/post-transaction.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { conflict } from '../../platform/http/errors.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { consumeCoupon, releaseCoupon, reserveCoupon } from '../coupons/coupon-use.ts'
import { loadAmountDue } from '../invoices/invoice-amounts.ts'
import { recordPaidAmount } from '../invoices/record-paid-amount.ts'
import type { Effect } from '../orders/transition-context.ts'
import { nextInstalment } from '../payments/next-instalment.ts'
import { findPendingTransferPayment } from '../payments/payment-facts.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { payments } from '../tables/payments.ts'
import { submitTransfer } from './submit-transfer.ts'

/** Stores the client's proof of a bank transfer and its pending payment; no money moves yet. */
export const saveTransfer: Effect<'send_transfer' | 'send_rest_transfer'> = async (ctx, { orderContext, terms }) => {
  const { order } = orderContext
  const invoice = await orderContext.invoice()
  const due = invoice ? await loadAmountDue(ctx, invoice, order) : 0
  if (!invoice || due === 0) throw conflict({ en: 'Nothing is due on this order', ar: 'لا يوجد مبلغ مستحق على هذا الطلب' })
  const { coupon_code, ...form } = terms
  const coupon = await reserveCoupon(ctx, [{ order, invoice, due }], coupon_code)
  const { transfer_id } = await submitTransfer({ ...ctx, principal: userCtx(ctx).principal }, form, {
    purpose: 'order',
    order_id: order.id,
    invoice_id: invoice.id,
    instalment: await nextInstalment(ctx, invoice.id),
    expected_amount: due - coupon.discount,
    remaining: invoice.final_amount - invoice.paid_amount - coupon.discount,
    coupon,
  })
  return { notify: { subject: { resource: 'bank-transfers', row_id: transfer_id } } }
}

/**
 * Books what of a transfer arrived at the bank: up to the unpaid amount into the order's escrow, a surplus into the client's wallet. Once.
 * Less than the unpaid amount is a partial payment: the client is informed of the rest.
 */
export const approveOrderTransfer: Effect = async (ctx, { orderContext }) => {
  const { order } = orderContext
  const invoice = await orderContext.invoice()
  const payment = await findPendingTransferPayment(ctx, order.id)
  if (!invoice || !payment) throw noTransferPending()
  const { id: payment_id, client_id, received, coupon_id, discount } = payment
  await consumeCoupon(ctx, { order_id: order.id, coupon_id, discount })
  const unpaid = invoice.final_amount - invoice.paid_amount
  const amount = Math.min(received, unpaid - discount)
  const held = amount + discount
  await recordPaidAmount(ctx, invoice, { total: held, coupon: discount })
  const legs = [
    { account: { kind: 'bank_clearing' } as const, amount: -amount },
    { account: { kind: 'coupon_cost' } as const, amount: -discount },
    { account: { kind: 'escrow', order_id: order.id } as const, amount: held },
  ]
  const { reference_number } = await postTransaction(ctx, { kind: 'payment', order_id: order.id, payment_id, legs })
  const captured_at = ctx.clock.now()
  await ctx.db
    .update(payments)
    .set({ amount, status: 'captured', captured_at, reference_number, updated_at: captured_at })
    .where(eq(payments.id, payment_id))
  if (received > amount) await creditSurplus(ctx, { client_id, amount: received - amount })
  const isFirst = order.status === 'payment_review'
  const stillDue = (isFirst ? invoice.deposit_amount - invoice.paid_amount : unpaid) - held
  if (!isFirst) await notifyRestPaid(ctx, order, stillDue)
  return { notify: { amount: stillDue > 0 ? stillDue : held } }
}

/** Rejects the payment of a transfer that never arrived at the bank; nothing was booked for it. */
export const rejectOrderTransfer: Effect = async (ctx, { orderContext }) => {
  const payment = await findPendingTransferPayment(ctx, orderContext.order.id)
  if (!payment) throw noTransferPending()
  await ctx.db.update(payments).set({ status: 'rejected', updated_at: ctx.clock.now() }).where(eq(payments.id, payment.id))
  await releaseCoupon(ctx, orderContext.order.id)
  return {}
}

/** Refunds what was paid of an order whose deposit was not completed in time, and informs the client. */
export const returnPartPayment: Effect = async (ctx, transition) => {
  const { order } = transition.orderContext
  const refunded = await refundOrder(ctx, transition)
  const amount = refunded.notify?.amount ?? 0
  if (amount > 0)
    await notify(ctx, {
      type: 'refund_issued',
      params: { order: order.number, amount: moneyParam(amount) },
      user_ids: [order.client_id],
      order_id: order.id,
    })
  return refunded
}

/** Adds what a client transferred beyond the unpaid amount of an order to the wallet, as a top-up of its own. */
async function creditSurplus(ctx: TransactionCtx, { client_id, amount }: { client_id: string; amount: number }): Promise<void> {
  const at = ctx.clock.now()
  const timestamps = { created_at: at, updated_at: at }
  const [payment] = await ctx.db
    .insert(payments)
    .values({ purpose: 'top_up', client_id, method: 'bank_transfer', amount, status: 'submitted', ...timestamps })
    .returning({ id: payments.id })
  if (!payment) throw new Error('creditSurplus: insert returned no payment')
  await captureTopUpTransfer(ctx, { id: payment.id, client_id, amount })
}

/** Books a transferred top-up into the client's wallet and informs the client. */
export async function captureTopUpTransfer(
  ctx: TransactionCtx,
  { id, client_id, amount }: { id: string; client_id: string; amount: number },
): Promise<void> {
  const legs = [
    { account: { kind: 'bank_clearing' } as const, amount: -amount },
    { account: { kind: 'client_wallet', user_id: client_id } as const, amount },
  ]
  const { reference_number } = await postTransaction(ctx, { kind: 'top_up', payment_id: id, legs })
  const captured_at = ctx.clock.now()
  await ctx.db
    .update(payments)
    .set({ amount, status: 'captured', captured_at, reference_number, updated_at: captured_at })
    .where(eq(payments.id, id))
  await notify(ctx, { type: 'wallet_topped_up', params: { amount: moneyParam(amount) }, user_ids: [client_id], link: pages.wallet() })
}

async function notifyRestPaid(
  ctx: TransactionCtx,
  order: { id: string; number: string; client_id: string; provider_id: string | null },
  stillDue: number,
): Promise<void> {
  const common = { params: { order: order.number, amount: moneyParam(stillDue) }, order_id: order.id }
  if (stillDue > 0) await notify(ctx, { ...common, type: 'remaining_due', user_ids: [order.client_id] })
  else if (order.provider_id) await notify(ctx, { ...common, type: 'remaining_paid', provider_ids: [order.provider_id] })
}

const noTransferPending = () => conflict({ en: 'There is no transfer to check', ar: 'لا توجد حوالة للمراجعة' })
