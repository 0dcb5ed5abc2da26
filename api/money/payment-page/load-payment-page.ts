import type { PaymentPage } from '@wasl/shared/contract/payment-page.ts'
import { eq } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { loadAmountDue } from '../../ordering/invoices/invoice-amounts.ts'
import { orderContext } from '../../ordering/orders/order-context.ts'
import { loadVisibleOrder } from '../../ordering/orders/visible-order.ts'
import { bankTransfers } from '../../platform/db/tables/bank-transfers.ts'
import { notFound } from '../../platform/http/errors.ts'
import { loadPayMethods } from './pay-methods.ts'

/** What the client of an order has to pay, and how. Throws 404 for the order of another client, or one without an issued invoice. */
export async function loadPaymentPage(ctx: UserCtx, order_id: string): Promise<PaymentPage> {
  const order = await loadVisibleOrder(ctx, order_id)
  if (order.client_id !== ctx.principal.id) throw notFound()
  const invoice = await orderContext(ctx, order).invoice()
  if (!invoice || invoice.status === 'draft') throw notFound()
  return {
    ...(await loadPayMethods(ctx, eq(bankTransfers.order_id, order_id))),
    order: { id: order.id, number: order.number, status: order.status, version: order.version },
    invoice,
    due_amount: await loadAmountDue(ctx, invoice, order),
    remaining_amount: Math.max(0, invoice.final_amount - invoice.credited_amount - invoice.paid_amount),
    due_at: order.status === 'pending_payment' ? order.due_at : null,
    now: ctx.clock.now(),
  }
}
