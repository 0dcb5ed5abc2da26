import { pages } from '@wasl/shared/pages/pages.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { postTransaction } from '../../money/ledger/post-transaction.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { consumeCoupon, releaseCoupon } from '../coupons/coupon-use.ts'
import { amountDue } from '../invoices/invoice-amounts.ts'
import { orderContext } from '../orders/order-context.ts'
import { loadDepositDue } from '../orders/order-rental.ts'
import { transitionOrder } from '../orders/transition-order.ts'
import type { DueInvoice } from '../payments/attempts/pay-from-wallet.ts'
import { payOrdersFromWallet, sortBySeller, sumOfDeposits, sumOfDue } from '../payments/attempts/pay-orders.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import type { bankTransfers } from '../tables/bank-transfers.ts'
import { orders } from '../tables/orders.ts'
import { payments } from '../tables/payments.ts'

type TransferRow = typeof bankTransfers.$inferSelect

/**
 * Books what arrived at the bank of a transfer for a checkout: through the wallet of its client it pays all orders that wait for it, and what is more stays there. If it
 * is less than they cost, all of it stays in the wallet, and the client pays again.
 */
export async function confirmCheckoutTransfer(ctx: TransactionCtx, transfer: TransferRow, amount: number): Promise<void> {
  const { payment } = await lockPayment(ctx, transfer.payment_id)
  const { id: payment_id, client_id, discount, coupon_id } = payment
  const waiting = await listWaitingOrders(ctx, transfer)
  const needed = sumOfDue(waiting) - discount
  const isEnough = waiting.length > 0 && amount >= needed
  // A security deposit is taken out of the wallet.
  const allocated_amount = isEnough ? needed - sumOfDeposits(waiting) : 0
  const captured_at = ctx.clock.now()
  await ctx.db
    .update(payments)
    .set({ amount, status: 'captured', captured_at, allocated_amount, updated_at: captured_at })
    .where(eq(payments.id, payment_id))
  const fund = async () => {
    const legs = [
      { account: { kind: 'bank_clearing' } as const, amount: -amount },
      { account: { kind: 'client_wallet', user_id: client_id } as const, amount },
    ]
    const { reference_number } = await postTransaction(ctx, { kind: 'top_up', payment_id, legs })
    await ctx.db.update(payments).set({ reference_number }).where(eq(payments.id, payment_id))
  }
  const [first] = waiting
  if (isEnough && first) {
    await consumeCoupon(ctx, { order_id: first.order.id, coupon_id, discount })
    await payOrdersFromWallet(ctx, waiting, { coupon_id, discount }, { payment_id, amount: allocated_amount, fund })
  } else {
    await fund()
    await reopenPayments(ctx, waiting, null)
  }
  const excess = isEnough ? amount - needed : amount
  const notification = { params: { amount: moneyParam(excess) }, user_ids: [client_id] }
  if (!isEnough && first) await notify(ctx, { ...notification, type: 'checkout_transfer_short', link: checkoutPage(transfer) })
  else if (excess > 0) await notify(ctx, { ...notification, type: 'wallet_topped_up', link: pages.wallet() })
}

/** Rejects a transfer for a checkout that never arrived at the bank: its orders can be paid again. */
export async function rejectCheckoutTransfer(ctx: TransactionCtx, transfer: TransferRow, reason: string | null): Promise<void> {
  const { payment } = await lockPayment(ctx, transfer.payment_id)
  await ctx.db.update(payments).set({ status: 'rejected', updated_at: ctx.clock.now() }).where(eq(payments.id, payment.id))
  await reopenPayments(ctx, await listWaitingOrders(ctx, transfer), reason)
  const params = { amount: moneyParam(transfer.amount), reason: reason ?? '—' }
  await notify(ctx, { type: 'bank_transfer_rejected', params, user_ids: [transfer.client_id], link: checkoutPage(transfer) })
}

const checkoutPage = ({ checkout_id }: TransferRow): string => pages.checkoutPayment({ id: checkout_id ?? '' })

/** The orders that wait for a transfer, in the order of their sellers, each with what it costs. The orders of the checkout are locked. */
async function listWaitingOrders(ctx: TransactionCtx, { checkout_orders }: TransferRow): Promise<DueInvoice[]> {
  const ids = checkout_orders.map(({ order_id }) => order_id)
  const sent = await ctx.db.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id))
  const waiting: DueInvoice[] = []
  for (const order of sent.filter(({ status }) => status === 'payment_review')) {
    const invoice = await orderContext(ctx, order).invoice()
    const security_deposit = await loadDepositDue(ctx, order)
    if (invoice) waiting.push({ order, invoice, due: amountDue(invoice, 'pending_payment'), security_deposit })
  }
  return sortBySeller(waiting)
}

async function reopenPayments(ctx: TransactionCtx, waiting: readonly DueInvoice[], reason: string | null): Promise<void> {
  const [first] = waiting
  if (first) await releaseCoupon(ctx, first.order.id)
  for (const { order } of waiting) await transitionOrder(ctx, { order_id: order.id, name: 'reopen_payment', reason })
}
