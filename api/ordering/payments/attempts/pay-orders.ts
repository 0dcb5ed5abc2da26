import { divideInProportion, spreadDiscount } from '@wasl/shared/rules/included-lines.ts'
import { and, asc, eq, lte, notExists } from 'drizzle-orm'
import { lockUnits } from '../../../catalog/store/stock.ts'
import type { Ctx, TransactionCtx } from '../../../platform/context.ts'
import type { PaymentCoupon } from '../../coupons/coupon-use.ts'
import { loadAmountDue } from '../../invoices/invoice-amounts.ts'
import { recordPaidAmount } from '../../invoices/record-paid-amount.ts'
import { addSupplement } from '../../invoices/supplement.ts'
import { orderContext } from '../../orders/order-context.ts'
import { listOrderLines } from '../../orders/order-goods.ts'
import { extensionTitle, loadDepositDue, loadOpenExtension } from '../../orders/order-rental.ts'
import { transitionOrder } from '../../orders/transition-order.ts'
import { orders } from '../../tables/orders.ts'
import { paymentAllocations } from '../../tables/payments.ts'
import { rentalExtensions, rentals } from '../../tables/rentals.ts'
import type { PaymentRow } from '../payment-status.ts'
import { closeOpenCardAttempt } from './close-attempt.ts'
import { continuePaidOrder } from './continue-paid-order.ts'
import { createWalletPayment } from './create-wallet-payment.ts'
import type { DueInvoice } from './pay-from-wallet.ts'

/**
 * The orders of a checkout that wait for payment, each with what is due, in the order of their sellers. Locked, if it is for a payment. A booking whose pick-up has passed
 * waits for its end only.
 */
export async function listDueOrders(
  ctx: Pick<Ctx, 'db' | 'caches' | 'clock'>,
  checkout_id: string,
  { lock = false } = {},
): Promise<DueInvoice[]> {
  const isPassed = and(eq(rentals.order_id, orders.id), lte(rentals.pickup_at, ctx.clock.now()))
  const passed = ctx.db.select({ id: rentals.order_id }).from(rentals).where(isPassed)
  const query = ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.checkout_id, checkout_id), eq(orders.status, 'pending_payment'), notExists(passed)))
    .orderBy(asc(orders.id))
  const due: DueInvoice[] = []
  for (const order of await (lock ? query.for('update') : query)) {
    const invoice = await orderContext(ctx, order).invoice()
    const amount = invoice ? await loadAmountDue(ctx, invoice, order) : 0
    if (invoice && amount > 0) due.push({ order, invoice, due: amount, security_deposit: await loadDepositDue(ctx, order) })
  }
  return sortBySeller([...due, ...(await listDueExtensions(ctx, checkout_id, { lock }))])
}

/** The extension of a rental that a checkout pays, while the provider has accepted it and the client has time to pay. */
async function listDueExtensions(
  ctx: Pick<Ctx, 'db' | 'caches' | 'clock'>,
  checkout_id: string,
  { lock }: { lock: boolean },
): Promise<DueInvoice[]> {
  const [found] = await ctx.db
    .select({ order_id: rentalExtensions.order_id })
    .from(rentalExtensions)
    .where(eq(rentalExtensions.checkout_id, checkout_id))
  if (!found) return []
  const query = ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, found.order_id), eq(orders.status, 'in_progress'), eq(orders.fulfilment, 'received')))
  const [order] = await (lock ? query.for('update') : query)
  const extension = order && (await loadOpenExtension(ctx, order.id))
  const invoice = order && (await orderContext(ctx, order).invoice())
  if (!order || !invoice || extension?.checkout_id !== checkout_id) return []
  if (extension.status !== 'accepted' || extension.expires_at <= ctx.clock.now()) return []
  return [{ order, invoice, due: extension.price, supplement: { title: extensionTitle(extension), due_at: extension.expires_at } }]
}

/** Until when this can be paid. */
export const dueUntil = ({ order, supplement }: DueInvoice): string | null => supplement?.due_at ?? order.due_at

/** In the order in which every payment locks the counters of their sellers. */
export const sortBySeller = (due: readonly DueInvoice[]): DueInvoice[] => {
  const sellerOf = ({ order }: DueInvoice) => order.provider_id ?? ''
  return due.toSorted((one, other) => (sellerOf(one) < sellerOf(other) ? -1 : 1))
}

/** What is paid for these orders, with their security deposits. */
export const sumOfDue = (orders: readonly DueInvoice[]): number => orders.reduce((sum, { due }) => sum + due, 0) + sumOfDeposits(orders)

export const sumOfDeposits = (orders: readonly DueInvoice[]): number =>
  orders.reduce((sum, { security_deposit = 0 }) => sum + security_deposit, 0)

/** A payment whose money enters the wallet with `fund`: `amount` of it, at most what is due, is for the orders. */
export type FundingPayment = { payment_id: string; amount: number; fund: () => Promise<void> }

/**
 * Pays all of these locked orders from the wallet of their client, together or not at all. Each step for all of them before the next: every transaction locks the
 * counters of documents first, then accounts, then the stock. The use of the coupon is consumed by the caller. Throws a conflict if the balance is insufficient.
 */
export async function payOrdersFromWallet(
  ctx: TransactionCtx,
  due: readonly DueInvoice[],
  { coupon_id, discount }: PaymentCoupon,
  source?: FundingPayment,
): Promise<void> {
  for (const { order } of due) await closeOpenCardAttempt(ctx, order.id)
  const discounts = spreadDiscount(
    discount,
    due.map((one) => one.due),
  )
  for (const [at, { invoice, due: total, supplement }] of due.entries()) {
    const paid = supplement ? await addSupplement(ctx, invoice, { title: supplement.title, amount: total }) : invoice
    await recordPaidAmount(ctx, paid, { total, coupon: discounts[at] ?? 0 })
  }
  await source?.fund()
  const allocated = divideInProportion(
    source?.amount ?? 0,
    due.map((one, at) => one.due - (discounts[at] ?? 0)),
  )
  for (const [at, { order, invoice, due: total }] of due.entries()) {
    const common = { order_id: order.id, invoice_id: invoice.id, client_id: order.client_id }
    const [off, ofSource] = [discounts[at] ?? 0, allocated[at] ?? 0]
    const ofCoupon = off > 0 ? { coupon_id, discount: off } : {}
    const ofWallet = total - off - ofSource
    // The coupon belongs to the payment of the card, if there is one.
    if (ofWallet > 0) await createWalletPayment(ctx, { ...common, amount: ofWallet, ...(ofSource === 0 && ofCoupon) })
    if (source && ofSource > 0)
      await allocate(ctx, source.payment_id, await createWalletPayment(ctx, { ...common, amount: ofSource, ...ofCoupon }))
  }
  const lines = []
  for (const { order } of due) lines.push(...(await listOrderLines(ctx, order)))
  await lockUnits(
    ctx,
    lines.map(({ unit_id }) => ({ unit_id, quantity: 0 })),
  )
  for (const { order, due: amount, supplement } of due)
    await (supplement
      ? transitionOrder(ctx, { order_id: order.id, name: 'extend_rental', actor: 'system', amount })
      : continuePaidOrder(ctx, order, amount))
}

/** Notes that a payment of an order is with the money of another one, to which its refunds go back. */
async function allocate(ctx: TransactionCtx, payment_id: string, { id, order_id, amount }: PaymentRow): Promise<void> {
  if (!order_id) throw new Error('allocate: a payment without an order')
  await ctx.db.insert(paymentAllocations).values({ order_payment_id: id, payment_id, order_id, amount, created_at: ctx.clock.now() })
}
