import type { PaymentFailure } from '@wasl/shared/contract/payments.ts'
import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { tabOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { notify } from '../../../messaging/notifications/notify.ts'
import { GatewayError, type GatewayEvent, type GatewayPage } from '../../../money/gateway/gateway.ts'
import { gatewayOfPayment } from '../../../money/gateway/require-gateway.ts'
import { loadBalance } from '../../../money/ledger/ledger-account.ts'
import { type LedgerLeg, postTransaction } from '../../../money/ledger/post-transaction.ts'
import type { Ctx, TransactionCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { asSystem } from '../../../platform/jobs/system-ctx.ts'
import { consumeCoupon, type PaymentCoupon, releaseCoupon } from '../../coupons/coupon-use.ts'
import { loadAmountDue } from '../../invoices/invoice-amounts.ts'
import { recordPaidAmount } from '../../invoices/record-paid-amount.ts'
import { type InvoiceRow, orderContext } from '../../orders/order-context.ts'
import type { OrderRow } from '../../orders/visible-order.ts'
import { payments } from '../../tables/payments.ts'
import { closeAttempt } from '../attempts/close-attempt.ts'
import { continuePaidOrder } from '../attempts/continue-paid-order.ts'
import { createWalletPayment } from '../attempts/create-wallet-payment.ts'
import type { DueInvoice } from '../attempts/pay-from-wallet.ts'
import { listDueOrders, payOrdersFromWallet, sumOfDeposits, sumOfDue } from '../attempts/pay-orders.ts'
import { lockPayment } from '../lock-payment.ts'
import { listOrdersOf } from '../orders-of-payment.ts'
import { isBooked, isOpen, type PaymentRow } from '../payment-status.ts'
import { storeEvent } from './store-event.ts'

/** `unchanged`: booked before, by another event or process. `mismatch`: the gateway's record is not of this payment; nothing was booked. */
export type CaptureResult = 'captured' | 'credited' | 'voided' | 'mismatch' | 'unchanged'

/**
 * Books a payment that the gateway's own record says is paid, once, however often it is reported; with its event in the same
 * transaction. An order gets it if exactly this is still due; otherwise it is voided if the order has ended, or added to the client's wallet. A top-up
 * is added to the wallet. `page` must have been fetched from the gateway: events and redirects are never trusted.
 */
export async function capturePayment(ctx: Ctx, payment_id: string, page: GatewayPage, event?: GatewayEvent): Promise<CaptureResult> {
  const isVoided = await voidIfOrderEnded(ctx, payment_id, page)
  return inTransaction(asSystem(ctx), async (ctx) => {
    const { payment, order } = await lockPayment(ctx, payment_id)
    if (event && !(await storeEvent(ctx, event, payment))) return 'unchanged'
    if (isBooked(payment)) return 'unchanged'
    if (!isRecordOf(page, payment)) return rejectRecord(ctx, payment)
    const found = { payment, page }
    if (isVoided) return bookVoid(ctx, found)
    if (!order) return bookTopUp(ctx, found)
    const invoice = await orderContext(ctx, order).invoice()
    const reason = await denialReason(ctx, payment, order, invoice)
    const isItsOwn = reason === null && (await consumeCoupon(ctx, { ...payment, order_id: order.id }))
    return isItsOwn && invoice ? bookForOrder(ctx, found, order, invoice) : bookCredit(ctx, found, order, reason ?? 'too_late')
  })
}

type Found = { payment: PaymentRow; page: GatewayPage }

/** Whether amount, currency, payment and order of the gateway's record are those of the attempt. */
export function isRecordOf({ id, amount, currency, metadata, payment: made }: GatewayPage, payment: PaymentRow): boolean {
  const isSame = id === payment.gateway_id && amount === payment.amount && made?.amount === payment.amount
  const isSar = currency === 'SAR' && made?.currency === 'SAR'
  return isSame && isSar && metadata.payment_id === payment.id && (metadata.order_id ?? null) === payment.order_id
}

/** The attempt ends without a booking, and the log has an error: somebody has to compare it with the gateway's own list. */
async function rejectRecord(ctx: TransactionCtx, payment: PaymentRow): Promise<'mismatch'> {
  ctx.log.error({ payment_id: payment.id }, 'the record of the gateway does not match the payment')
  if (isOpen(payment)) await closeAttempt(ctx, payment, 'failed', 'mismatch')
  return 'mismatch'
}

/** Returns a payment of an ended order to the card, outside any transaction. False if it was not needed or is not possible any more. */
async function voidIfOrderEnded(ctx: Ctx, payment_id: string, page: GatewayPage): Promise<boolean> {
  const made = page.payment
  if (made?.status === 'voided') return true
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, payment_id))
  if (!made || !payment || isBooked(payment) || !isRecordOf(page, payment) || !(await hasEnded(ctx, payment))) return false
  try {
    await gatewayOfPayment(ctx, payment).void(made.id)
    return true
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'rejected') return false
    throw error
  }
}

/** Whether the order of a payment has ended, or all orders of its checkout; a top-up never does. */
async function hasEnded(ctx: Pick<Ctx, 'db'>, payment: PaymentRow): Promise<boolean> {
  const paid = await listOrdersOf(ctx, payment)
  return paid.length > 0 && paid.every(({ status }) => tabOf[status] === 'finished')
}

/** Why the order does not get this payment; null if exactly this is due, and the wallet covers its part. */
export async function denialReason(
  ctx: TransactionCtx,
  payment: PaymentRow,
  order: OrderRow,
  invoice: InvoiceRow | null,
): Promise<PaymentFailure | null> {
  const due = invoice ? await loadAmountDue(ctx, invoice, order) : 0
  const isDue = due === payment.amount + payment.discount + payment.wallet_amount
  if (!invoice || invoice.id !== payment.invoice_id || !isDue || (await countLaterCaptures(ctx, payment)) > 0) return 'too_late'
  const balance = payment.wallet_amount > 0 ? await loadBalance(ctx, { kind: 'client_wallet', user_id: payment.client_id }) : 0
  return balance < payment.wallet_amount ? 'wallet_short' : null
}

/** What has been paid of the invoice since the attempt began: the remainder that is due now was not its subject. */
const countLaterCaptures = ({ db }: TransactionCtx, { invoice_id, created_at }: PaymentRow): Promise<number> =>
  db.$count(
    payments,
    and(
      eq(payments.invoice_id, invoice_id ?? ''),
      inArray(payments.status, ['captured', 'refunded']),
      gt(payments.captured_at, created_at),
    ),
  )

const clearing = (amount: number): LedgerLeg => ({ account: { kind: 'gateway_clearing' }, amount: -amount })
const wallet = (user_id: string, amount: number): LedgerLeg => ({ account: { kind: 'client_wallet', user_id }, amount })
const amountText = (amount: number) => ({ ar: formatMoneyText(amount, 'ar'), en: formatMoneyText(amount, 'en') })

async function saveBooked(ctx: TransactionCtx, { payment, page }: Found, changes: Partial<PaymentRow>): Promise<void> {
  const gateway = { gateway_payment_id: page.payment?.id ?? null, gateway_fee: page.payment?.fee ?? 0 }
  await ctx.db
    .update(payments)
    .set({ ...gateway, failure_reason: null, updated_at: ctx.clock.now(), ...changes })
    .where(eq(payments.id, payment.id))
}

async function bookForOrder(ctx: TransactionCtx, found: Found, order: OrderRow, invoice: InvoiceRow): Promise<'captured'> {
  const { id: payment_id, amount, discount, wallet_amount, client_id, paid_by } = found.payment
  const order_id = order.id
  const total = amount + discount + wallet_amount
  await recordPaidAmount(ctx, invoice, { total, coupon: discount })
  const legs: LedgerLeg[] = [
    clearing(amount),
    { account: { kind: 'coupon_cost' }, amount: -discount },
    { account: { kind: 'escrow', order_id }, amount: amount + discount },
  ]
  const { reference_number } = await postTransaction(ctx, { kind: 'payment', order_id, payment_id, legs })
  await saveBooked(ctx, found, { status: 'captured', captured_at: ctx.clock.now(), reference_number })
  if (wallet_amount > 0) await createWalletPayment(ctx, { order_id, invoice_id: invoice.id, client_id, paid_by, amount: wallet_amount })
  await continuePaidOrder(ctx, order, total)
  return 'captured'
}

async function bookTopUp(ctx: TransactionCtx, found: Found): Promise<'captured'> {
  const { id: payment_id, amount, client_id, checkout_id } = found.payment
  const fund = async () => {
    const legs = [clearing(amount), wallet(client_id, amount)]
    const { reference_number } = await postTransaction(ctx, { kind: 'top_up', payment_id, legs })
    await ctx.db.update(payments).set({ reference_number }).where(eq(payments.id, payment_id))
  }
  const due = checkout_id ? await listDueOrders(ctx, checkout_id, { lock: true }) : []
  const balance = due.length > 0 ? await loadBalance(ctx, { kind: 'client_wallet', user_id: client_id }) : 0
  const coupon = await useCoupon(ctx, found.payment, due, balance)
  const needed = sumOfDue(due) - coupon.discount
  // Without enough for all orders the money stays in the wallet, and the client is told of it.
  const isEnough = due.length > 0 && balance + amount >= needed
  // A security deposit is taken out of the wallet.
  const allocated_amount = isEnough ? Math.min(amount, needed - sumOfDeposits(due)) : 0
  await saveBooked(ctx, found, { status: 'captured', captured_at: ctx.clock.now(), allocated_amount })
  if (isEnough) await payOrdersFromWallet(ctx, due, coupon, { payment_id, amount: allocated_amount, fund })
  else await fund()
  const excess = isEnough ? amount - Math.min(amount, needed) : amount
  if (excess > 0)
    await notify(ctx, { type: 'wallet_topped_up', params: { amount: amountText(excess) }, user_ids: [client_id], link: pages.wallet() })
  return 'captured'
}

/** The coupon of a payment of a checkout, whose use is consumed if it pays all orders with it; otherwise none, and its use is given back. */
async function useCoupon(ctx: TransactionCtx, payment: PaymentRow, due: readonly DueInvoice[], balance: number): Promise<PaymentCoupon> {
  const { coupon_id, discount, amount } = payment
  const none = { coupon_id: null, discount: 0 }
  const [order] = coupon_id ? await listOrdersOf(ctx, payment) : []
  if (!order) return none
  const isEnough = due.length > 0 && balance + amount + discount >= sumOfDue(due)
  if (isEnough && (await consumeCoupon(ctx, { order_id: order.id, coupon_id, discount }))) return { coupon_id, discount }
  if (isOpen(payment)) await releaseCoupon(ctx, order.id)
  return none
}

/** Adds a payment that its order does not get to the client's wallet. */
async function bookCredit(ctx: TransactionCtx, found: Found, order: OrderRow, failure_reason: PaymentFailure): Promise<'credited'> {
  const { id: payment_id, amount, client_id, coupon_id } = found.payment
  if (coupon_id && isOpen(found.payment)) await releaseCoupon(ctx, order.id)
  const legs = [clearing(amount), wallet(client_id, amount)]
  const { reference_number } = await postTransaction(ctx, { kind: 'wallet_credit', order_id: order.id, payment_id, legs })
  await saveBooked(ctx, found, { status: 'credited', reference_number, failure_reason })
  const params = { amount: amountText(amount), order: order.number }
  await notify(ctx, { type: 'payment_credited', params, user_ids: [client_id], link: pages.paymentStatus({ id: payment_id }) })
  return 'credited'
}

async function bookVoid(ctx: TransactionCtx, found: Found): Promise<'voided'> {
  const { id, amount, client_id, coupon_id } = found.payment
  const paid = await listOrdersOf(ctx, found.payment)
  const [first] = paid
  if (first && coupon_id && isOpen(found.payment)) await releaseCoupon(ctx, first.id)
  await saveBooked(ctx, found, { status: 'voided', failure_reason: 'too_late' })
  const numbers = paid.map(({ number }) => number)
  const params = { amount: amountText(amount), order: { ar: numbers.join('، '), en: numbers.join(', ') } }
  if (numbers.length > 0) await notify(ctx, { type: 'payment_voided', params, user_ids: [client_id], link: pages.paymentStatus({ id }) })
  return 'voided'
}
