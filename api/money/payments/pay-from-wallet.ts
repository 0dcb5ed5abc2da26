import type { paid, payForm } from '@wasl/shared/contract/orders.ts'
import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { Ctx, UserCtx } from '../../context.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { amountDue } from '../../ordering/invoices/invoice-amounts.ts'
import { recordPaidAmount } from '../../ordering/invoices/record-paid-amount.ts'
import { assertOrderVersion } from '../../ordering/orders/assert-order-version.ts'
import { type InvoiceRow, orderContext } from '../../ordering/orders/order-context.ts'
import { transitionOrder } from '../../ordering/orders/transition-order.ts'
import { loadVisibleOrder, type OrderRow } from '../../ordering/orders/visible-order.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import type { Tx } from '../../platform/db/types.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { consumeCoupon, reserveCoupon } from '../coupons/coupon-use.ts'
import { holdInEscrow } from '../ledger/escrow.ts'
import { loadBalance } from '../ledger/ledger-account.ts'
import { nextInstalment } from './next-instalment.ts'
import { runIdempotent } from './run-idempotent.ts'

export type WalletPayment = z.output<typeof paid>

type WalletCtx = UserCtx & { db: Tx }
type PayRequest = { order_id: string; key: string | undefined; parseBody: (ctx: Ctx) => Promise<z.output<typeof payForm>> }

/**
 * Pays the due amount of an order from the client's wallet into escrow, once per idempotency key. Throws 404 for the order of another client,
 * 409 if nothing is due, 422 for the body or a missing key, then 409 if the balance is insufficient or the order's version has changed:
 * a second tab must not pay the remainder instead of the deposit.
 */
export const payOrder = (ctx: UserCtx, { order_id, key, parseBody }: PayRequest): Promise<WalletPayment> =>
  runIdempotent(ctx, key, {
    load: (ctx) => loadOwnOrder(ctx, order_id),
    check: loadDueInvoice,
    readRequest: async (ctx) => ({ pay: order_id, ...(await parseBody(ctx)) }),
    run: payDueAmount,
  })

/** Pays the due amount of an order from the client's wallet, with a coupon. Throws as `payOrder`. */
export const payFromWallet = async (ctx: WalletCtx, order_id: string, coupon_code?: string): Promise<WalletPayment> =>
  payDueAmount(ctx, await loadDueInvoice(ctx, await loadOwnOrder(ctx, order_id)), { coupon_code })

async function loadOwnOrder(ctx: WalletCtx, order_id: string): Promise<OrderRow> {
  const order = await loadVisibleOrder(ctx, order_id, { lock: true })
  if (order.client_id !== ctx.principal.id) throw notFound()
  return order
}

type DueInvoice = { order: OrderRow; invoice: InvoiceRow; due: number }

/** The amount comes from the invoice alone. */
async function loadDueInvoice(ctx: WalletCtx, order: OrderRow): Promise<DueInvoice> {
  const invoice = await orderContext(ctx, order).invoice()
  const due = invoice ? amountDue(invoice, order.status) : 0
  if (!invoice || due === 0) throw conflict({ en: 'Nothing is due on this order', ar: 'لا يوجد مبلغ مستحق على هذا الطلب' })
  return { order, invoice, due }
}

async function payDueAmount(
  ctx: WalletCtx,
  { order, invoice, due }: DueInvoice,
  { version, coupon_code }: { version?: number | undefined; coupon_code?: string | undefined },
): Promise<WalletPayment> {
  assertOrderVersion(order, version)
  const order_id = order.id
  const coupon = await reserveCoupon(ctx, { order, invoice, due }, coupon_code)
  const amount = due - coupon.discount
  const now = ctx.clock.now()
  const [payment] = await ctx.db
    .insert(payments)
    .values({
      order_id,
      invoice_id: invoice.id,
      client_id: ctx.principal.id,
      method: 'wallet',
      instalment: await nextInstalment(ctx, invoice.id),
      amount,
      ...coupon,
      status: 'captured',
      captured_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning()
  if (!payment) throw new Error('payFromWallet: insert returned no row')
  const { discount } = coupon
  const { reference_number } = await holdInEscrow(ctx, { user_id: ctx.principal.id, order_id, payment_id: payment.id, amount, discount })
  await consumeCoupon(ctx, { order_id, ...coupon })
  await ctx.db.update(payments).set({ reference_number }).where(eq(payments.id, payment.id))
  await recordPaidAmount(ctx, invoice, due)
  if (order.status === 'pending_payment') await transitionOrder(ctx, { order_id, name: 'payment_captured', actor: 'system', amount: due })
  else if (order.provider_id)
    await notify(ctx, { type: 'remaining_paid', params: { order: order.number }, provider_ids: [order.provider_id], order_id })
  return {
    payment_id: payment.id,
    status: payment.status,
    amount,
    discount,
    wallet_balance: await loadBalance(ctx, { kind: 'client_wallet', user_id: ctx.principal.id }),
  }
}
