import type { OrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import { moneyParam } from '../../messaging/notifications/money-param.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { postTransaction } from '../../money/ledger/post-transaction.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { releaseCoupon } from '../coupons/coupon-use.ts'
import { orderContext } from '../orders/order-context.ts'
import { transitionOrder } from '../orders/transition-order.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { findPendingTransferPayment } from '../payments/payment-facts.ts'
import { bankTransfers } from '../tables/bank-transfers.ts'
import { orders } from '../tables/orders.ts'
import { payments } from '../tables/payments.ts'
import { confirmCheckoutTransfer, rejectCheckoutTransfer } from './checkout-transfer.ts'
import { captureTopUpTransfer } from './transfer-effects.ts'

type TransferRow = typeof bankTransfers.$inferSelect

/**
 * Books a transfer that the administration found at the bank: into the client's wallet for a top-up, to the orders of a checkout, else by the order's transition. The
 * money of an order that has ended meanwhile goes to the wallet.
 */
export async function confirmTransfer(ctx: TransactionCtx, transfer_id: string): Promise<void> {
  const transfer = await loadTransfer(ctx, transfer_id)
  const amount = transfer.received_amount ?? transfer.amount
  await ctx.db.update(bankTransfers).set({ received_amount: amount }).where(eq(bankTransfers.id, transfer_id))
  if (transfer.checkout_id) return confirmCheckoutTransfer(ctx, transfer, amount)
  const { client_id, payment_id } = transfer
  const order = await lockOrder(ctx, transfer)
  if (!order) {
    await assertHasWallet(ctx, client_id)
    return captureTopUpTransfer(ctx, { id: payment_id, client_id, amount })
  }
  const name = await approvalOf(ctx, order, amount)
  if (name) await transitionOrder(ctx, { order_id: order.id, name })
  else await creditTransfer(ctx, { client_id, payment_id, order_id: order.id, amount })
}

/** Rejects a transfer that never arrived at the bank, with the reason that its client reads. */
export async function rejectTransfer(ctx: TransactionCtx, transfer_id: string, reason: string | null): Promise<void> {
  const transfer = await loadTransfer(ctx, transfer_id)
  await ctx.db.update(bankTransfers).set({ reject_reason: reason }).where(eq(bankTransfers.id, transfer_id))
  if (transfer.checkout_id) return rejectCheckoutTransfer(ctx, transfer, reason)
  const order = await lockOrder(ctx, transfer)
  const name = order && rejectionOf(order)
  if (name) return void (await transitionOrder(ctx, { order_id: order.id, name, reason }))
  await ctx.db.update(payments).set({ status: 'rejected', updated_at: ctx.clock.now() }).where(eq(payments.id, transfer.payment_id))
  if (order) await releaseCoupon(ctx, order.id)
  const params = { amount: moneyParam(transfer.amount), reason: reason ?? '—' }
  // Who sent the proof for a company hears of it as well, on the page of the order.
  const place = order ? { order_id: order.id } : { link: pages.wallet() }
  await notify(ctx, { type: 'bank_transfer_rejected', params, user_ids: [transfer.client_id], ...place })
}

const isRunning = ({ status }: OrderRow): boolean => status === 'in_progress' || status === 'delivered' || status === 'disputed'

/** The transition that books this amount; null for an order that no longer waits for money. */
async function approvalOf(ctx: TransactionCtx, order: OrderRow, amount: number): Promise<OrderTransition | null> {
  if (isRunning(order)) return 'approve_rest_transfer'
  if (order.status !== 'payment_review') return null
  const invoice = await orderContext(ctx, order).invoice()
  const discount = (await findPendingTransferPayment(ctx, order.id))?.discount ?? 0
  return invoice && invoice.paid_amount + amount + discount < invoice.deposit_amount ? 'record_part_transfer' : 'approve_transfer'
}

function rejectionOf(order: OrderRow): OrderTransition | null {
  if (isRunning(order)) return 'reject_rest_transfer'
  return order.status === 'payment_review' ? 'reject_transfer' : null
}

async function loadTransfer(ctx: TransactionCtx, id: string): Promise<TransferRow> {
  const [transfer] = await ctx.db.select().from(bankTransfers).where(eq(bankTransfers.id, id))
  if (!transfer) throw notFound()
  return transfer
}

async function assertHasWallet({ db }: TransactionCtx, user_id: string): Promise<void> {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, user_id))
  if (user?.role !== 'client')
    throw conflict({
      en: 'A provider has no wallet. Reject the transfer and return the money at the bank',
      ar: 'لا محفظة لمزوّد الخدمة. ارفض الحوالة وأعد المبلغ من البنك',
    })
}

async function lockOrder(ctx: TransactionCtx, { order_id }: TransferRow): Promise<OrderRow | undefined> {
  if (!order_id) return undefined
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, order_id)).for('update')
  return order
}

type CreditedTransfer = { client_id: string; payment_id: string; order_id: string; amount: number }

/** Adds the money of a transfer whose order has ended to the client's wallet. */
async function creditTransfer(ctx: TransactionCtx, { client_id, payment_id, order_id, amount }: CreditedTransfer): Promise<void> {
  const legs = [
    { account: { kind: 'bank_clearing' } as const, amount: -amount },
    { account: { kind: 'client_wallet', user_id: client_id } as const, amount },
  ]
  const { reference_number } = await postTransaction(ctx, { kind: 'wallet_credit', order_id, payment_id, legs })
  await ctx.db
    .update(payments)
    .set({ amount, status: 'credited', reference_number, updated_at: ctx.clock.now() })
    .where(eq(payments.id, payment_id))
  await releaseCoupon(ctx, order_id)
  await notify(ctx, { type: 'wallet_topped_up', params: { amount: moneyParam(amount) }, user_ids: [client_id], link: pages.wallet() })
}
