import { and, asc, eq } from 'drizzle-orm'
import { lockUnits } from '../../../catalog/store/stock.ts'
import type { Ctx, TransactionCtx } from '../../../platform/context.ts'
import { loadAmountDue } from '../../invoices/invoice-amounts.ts'
import { recordPaidAmount } from '../../invoices/record-paid-amount.ts'
import { orderContext } from '../../orders/order-context.ts'
import { listOrderLines } from '../../orders/order-goods.ts'
import { orders } from '../../tables/orders.ts'
import { closeOpenCardAttempt } from './close-attempt.ts'
import { continuePaidOrder } from './continue-paid-order.ts'
import { createWalletPayment } from './create-wallet-payment.ts'
import type { DueInvoice } from './pay-from-wallet.ts'

/** The orders of a checkout that wait for payment, each with what is due, in the order of their sellers. Locked, if it is for a payment. */
export async function listDueOrders(ctx: Pick<Ctx, 'db' | 'caches'>, checkout_id: string, { lock = false } = {}): Promise<DueInvoice[]> {
  const query = ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.checkout_id, checkout_id), eq(orders.status, 'pending_payment')))
    .orderBy(asc(orders.id))
  const due: DueInvoice[] = []
  for (const order of await (lock ? query.for('update') : query)) {
    const invoice = await orderContext(ctx, order).invoice()
    const amount = invoice ? await loadAmountDue(ctx, invoice, order) : 0
    if (invoice && amount > 0) due.push({ order, invoice, due: amount })
  }
  const sellerOf = ({ order }: DueInvoice) => order.provider_id ?? ''
  return due.sort((one, other) => (sellerOf(one) < sellerOf(other) ? -1 : 1))
}

export const sumOfDue = (orders: readonly DueInvoice[]): number => orders.reduce((sum, { due }) => sum + due, 0)

/**
 * Pays all of these locked orders from the wallet of their client, together or not at all. Each step for all of them before the next: every transaction locks the
 * counters of documents first, then accounts, then the stock. `fund` adds money to the wallet before. Throws a conflict if the balance is insufficient.
 */
export async function payOrdersFromWallet(ctx: TransactionCtx, due: readonly DueInvoice[], fund?: () => Promise<void>): Promise<void> {
  for (const { order } of due) await closeOpenCardAttempt(ctx, order.id)
  for (const { invoice, due: total } of due) await recordPaidAmount(ctx, invoice, { total, coupon: 0 })
  await fund?.()
  for (const { order, invoice, due: amount } of due)
    await createWalletPayment(ctx, { order_id: order.id, invoice_id: invoice.id, client_id: order.client_id, amount })
  const lines = []
  for (const { order } of due) lines.push(...(await listOrderLines(ctx, order.id)))
  await lockUnits(
    ctx,
    lines.map(({ unit_id }) => ({ unit_id, quantity: 0 })),
  )
  for (const { order, due: amount } of due) await continuePaidOrder(ctx, order, amount)
}
