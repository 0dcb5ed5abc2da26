import { payLaterMethods, payLaterRejections } from '@wasl/shared/contract/choices.ts'
import type { PaymentPage } from '@wasl/shared/contract/payment-page.ts'
import { deadlineNote } from '@wasl/shared/lifecycle/orders/deadline-notes.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { loadAmountDue, remainingAmount } from '../invoices/invoice-amounts.ts'
import { orderContext } from '../orders/order-context.ts'
import { loadVisibleOrder } from '../orders/visible-order.ts'
import { isBooked } from '../payments/payment-status.ts'
import { bankTransfers } from '../tables/bank-transfers.ts'
import { coupons } from '../tables/from-registry.ts'
import { actsOn, isOfClient } from '../tables/orders-of-client.ts'
import { payments } from '../tables/payments.ts'
import { loadPayMethods } from './pay-methods.ts'

/** What the client of an order has to pay, and how. Throws 404 for the order of another client, or one without an issued invoice. */
export async function loadPaymentPage(ctx: UserCtx, order_id: string): Promise<PaymentPage> {
  const order = await loadVisibleOrder(ctx, order_id)
  if (!isOfClient(ctx.principal, order) || !actsOn(ctx.principal, order)) throw notFound()
  const invoice = await orderContext(ctx, order).invoice()
  if (!invoice || invoice.status === 'draft') throw notFound()
  return {
    ...(await loadPayMethods(ctx, eq(bankTransfers.order_id, order_id), order.number)),
    pay_later: await listPayLater(ctx, invoice.id),
    coupon_code: await findTriedCoupon(ctx, invoice.id),
    order: {
      ...{ id: order.id, number: order.number, kind: order.kind, status: order.status, version: order.version },
      rental_checkout_id: order.kind === 'car' ? order.checkout_id : null,
    },
    invoice,
    due_amount: await loadAmountDue(ctx, invoice, order),
    remaining_amount: remainingAmount(invoice, order),
    due_at: order.status === 'pending_payment' ? order.due_at : null,
    deadline_note:
      order.status === 'pending_payment'
        ? deadlineNote({ status: order.status, kind: order.kind, remains: true, reader: 'client' }, await loadSettings(ctx))
        : null,
    now: ctx.clock.now(),
  }
}

/** The providers of instalments of this deployment, each with the rejection of the last try for this invoice. */
async function listPayLater(ctx: UserCtx, invoice_id: string): Promise<PaymentPage['pay_later']> {
  const tries = await ctx.db
    .select({ method: payments.method, status: payments.status, failure_reason: payments.failure_reason })
    .from(payments)
    .where(and(eq(payments.invoice_id, invoice_id), inArray(payments.method, [...payLaterMethods])))
    .orderBy(desc(payments.instalment))
  return payLaterMethods.flatMap((method) => {
    const limits = ctx.adapters.gateways[method]?.limits
    const last = tries.find((one) => one.method === method)
    const rejection = last?.status === 'failed' ? payLaterRejections.find((reason) => reason === last.failure_reason) : undefined
    return limits ? [{ method, min_amount: limits.min, max_amount: limits.max, rejection: rejection ?? null }] : []
  })
}

/** The code of the coupon with which the client last tried to pay this invoice; null if that try has succeeded. */
async function findTriedCoupon({ db }: UserCtx, invoice_id: string): Promise<string | null> {
  const [last] = await db
    .select({ status: payments.status, code: coupons.code })
    .from(payments)
    .leftJoin(coupons, eq(coupons.id, payments.coupon_id))
    .where(eq(payments.invoice_id, invoice_id))
    .orderBy(desc(payments.instalment))
    .limit(1)
  return last && !isBooked(last) ? last.code : null
}
