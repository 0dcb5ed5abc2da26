import { arabicRiyals, formatRiyals } from '@wasl/shared/i18n/format.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { eq } from 'drizzle-orm'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { yearNumber } from '../../platform/db/insert-with-number.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import { audit } from '../../resources/write/audit.ts'
import { insertNumberedRow } from '../../resources/write/insert-row.ts'
import { creditInvoice } from '../invoices/credit-invoice.ts'
import { findFrozenComplaint } from '../orders/open-decision.ts'
import { setPendingRefund } from '../orders/order-amounts.ts'
import { orderContext } from '../orders/order-context.ts'
import { transitionOrder } from '../orders/transition-order.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { loadRefundableAmount } from '../payments/payment-facts.ts'
import { refund_requests } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { lateFunding } from './late-refund.ts'
import { loadCouponPart } from './plan-order-refund.ts'
import { fromEscrow, type RefundRequest, type RefundTerms, refundPayments } from './refund-payments.ts'

type RefundRequestInput = { row: { id: string }; reason: string | null; reason_id: string | null }
type NewRequest = Pick<RefundRequest, 'order_id' | 'amount' | 'reason' | 'destination' | 'iban' | 'account_name'> & {
  reason_id?: string | null
}

/** Requests the refund of everything paid for an order, which cancels it. Throws 409 if nothing was paid. The order's row is locked. */
export async function requestRefund(ctx: TransactionCtx, { row, reason, reason_id }: RefundRequestInput): Promise<void> {
  const order = await loadOrder(ctx, row.id)
  const amount = await loadRefundableAmount(ctx, order.id)
  if (amount === 0) throw nothingPaid()
  const values = {
    order_id: order.id,
    amount,
    reason: reason ?? '',
    reason_id,
    destination: 'source' as const,
    iban: null,
    account_name: null,
  }
  const request = await insertRequest(ctx, values, true)
  const { number, status } = request
  await audit(ctx, {
    action: 'create',
    resource: 'refund-requests',
    row_id: request.id,
    after: { number, order_id: order.id, amount, reason: values.reason, status },
  })
  await audit(ctx, { action: 'request_refund', resource: 'orders', row_id: order.id, reason })
}

/** Stores a refund request from its form. The whole amount of an open order cancels it; less, or an amount of a completed order, leaves it as it is. */
export async function createRefundRequest(ctx: Ctx, draft: AnyRow): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const values = asRequest(draft)
    const order = await loadOrder(ctx, values.order_id, 'order_id')
    const paid = await loadRefundableAmount(ctx, order.id)
    if (paid === 0 || !refundableStatuses.includes(order.status)) throw invalid('order_id', notRefundable)
    if (order.pending_refund_amount !== null) throw invalid('order_id', orderLifecycle.guards.no_pending_refund)
    if (values.amount > paid)
      throw invalid('amount', {
        en: `At most SAR ${formatRiyals(paid)} can be refunded`,
        ar: `أقصى ما يمكن استرداده ${arabicRiyals(paid, { subject: true })}`,
      })
    const request = await insertRequest(ctx, values, values.amount === paid && order.status !== 'completed')
    return request.id
  })
}

const refundableStatuses: readonly string[] = [...orderLifecycle.transitions.cancel_paid.from, 'completed']
const notRefundable = { en: 'Nothing of this order can be refunded', ar: 'لا يوجد ما يُسترد من هذا الطلب' }
const nothingPaid = () => conflict({ en: 'Nothing has been paid for this order', ar: 'لم يُدفع شيء عن هذا الطلب' })

// Safe: the draft was parsed by the strict schema of refund requests.
const asRequest = (draft: AnyRow) => draft as NewRequest

async function insertRequest(ctx: TransactionCtx, values: NewRequest, cancels_order: boolean): Promise<RefundRequest> {
  const at = ctx.clock.now()
  const requested_by = adminCtx(ctx).principal.id
  const row = { ...values, cancels_order, requested_by, status: 'pending', created_at: at, updated_at: at } as const
  const request = await insertNumberedRow(ctx, refund_requests, yearNumber('RF', at), row, 'is part of a change')
  await setPendingRefund(ctx, values.order_id, values.amount)
  return request
}

async function loadOrder({ db }: TransactionCtx, id: string, field?: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order) throw field ? invalid(field, notRefundable) : notFound()
  const { no_blocking_complaint: inDispute } = orderLifecycle.guards
  if (await findFrozenComplaint({ db }, order.id)) throw field ? invalid(field, inDispute) : conflict(inDispute)
  return order
}

/** Makes the refund that another admin requested. Runs once per request: its status was set under lock before. */
export async function approveRefund(ctx: TransactionCtx, id: string): Promise<void> {
  const request = await loadRequest(ctx, id)
  const { order_id, amount, cancels_order, reason, reason_id } = request
  const order = await loadOrder(ctx, order_id)
  const paid = await loadRefundableAmount(ctx, order_id)
  if (cancels_order ? amount !== paid : amount > paid)
    throw conflict({
      en: 'The paid amount has changed since the refund was requested. Reject the request and submit a new one',
      ar: 'تغيّر المبلغ المدفوع بعد تقديم الطلب. ارفضه ثم قدّم طلبًا جديدًا',
    })
  if (cancels_order) await transitionOrder(ctx, { order_id, name: 'cancel_paid', reason, reason_id })
  else await refundPart(ctx, order, request)
  await ctx.db
    .update(refund_requests)
    .set({ decided_by: adminCtx(ctx).principal.id })
    .where(eq(refund_requests.id, id))
}

/** `notifiedReason`: what the provider reads as the reason, if it is not the one that somebody entered. */
type PartialRefund = RefundTerms & { reason: string | null; notifiedReason?: Localized | undefined }

/** Refunds a part of what was paid, with its credit note; the order goes on, or stays completed. The order's row is locked. */
export async function refundPart(ctx: TransactionCtx, order: OrderRow, request: PartialRefund): Promise<void> {
  const invoice = await orderContext(ctx, order).invoice()
  if (!invoice) throw new Error(`refundPart: ${order.number} has no invoice`)
  const { id: refund_request_id, amount, reason, notifiedReason = reason } = request
  const coupon = await loadCouponPart(ctx, order.id, amount)
  await creditInvoice(ctx, invoice, { amount, coupon, cause: 'refund', reason, ...(refund_request_id && { refund_request_id }) })
  const credited = await orderContext(ctx, order).invoice()
  const funding = order.status === 'completed' && credited ? await lateFunding(ctx, credited, { amount, coupon }) : fromEscrow
  await setPendingRefund(ctx, order.id, null)
  const refunded = await refundPayments(ctx, order, request, funding)
  const params = { order: order.number, amount: moneyParam(refunded.amount) }
  const type = refunded.pending > 0 ? 'refund_approved' : 'refund_to_wallet'
  await notify(ctx, { type, params, user_ids: [order.client_id], order_id: order.id })
  if (order.provider_id)
    await notify(ctx, {
      type: 'refund_of_order',
      params: { order: order.number, amount: moneyParam(amount), reason: notifiedReason ?? '—' },
      provider_ids: [order.provider_id],
      order_id: order.id,
    })
}

/** Stores who rejected the refund and why; the order does not change. */
export async function rejectRefund(ctx: TransactionCtx, id: string, reason: string | null): Promise<void> {
  const { order_id } = await loadRequest(ctx, id)
  await setPendingRefund(ctx, order_id, null)
  await ctx.db
    .update(refund_requests)
    .set({ decided_by: adminCtx(ctx).principal.id, reject_reason: reason })
    .where(eq(refund_requests.id, id))
}

async function loadRequest(ctx: Ctx, id: string) {
  const [request] = await ctx.db.select().from(refund_requests).where(eq(refund_requests.id, id))
  if (!request) throw notFound()
  return request
}
