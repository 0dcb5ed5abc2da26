import type { paid, payForm } from '@wasl/shared/contract/orders.ts'
import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import { assertStillPays } from '../../identity/sessions/approval-limit.ts'
import { clientIdOf } from '../../identity/sessions/client-account.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import type { UserCtx } from '../../platform/context.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { runIdempotent } from '../../platform/http/run-idempotent.ts'
import { loadAmountDue } from '../invoices/invoice-amounts.ts'
import { assertOrderVersion } from '../orders/assert-order-version.ts'
import { orderContext } from '../orders/order-context.ts'
import { loadDepositDue } from '../orders/order-rental.ts'
import { loadVisibleOrder, type OrderRow } from '../orders/visible-order.ts'
import { assertNotRejected } from '../payments/attempts/assert-within-limits.ts'
import { openPage } from '../payments/attempts/open-page.ts'
import type { DueInvoice, PaymentCtx } from '../payments/attempts/pay-from-wallet.ts'
import { payFromWallet } from '../payments/attempts/pay-from-wallet.ts'
import { OtherAttemptOpen, startAttempt } from '../payments/attempts/start-attempt.ts'
import { settlePayment } from '../payments/gateway-records/settle-payment.ts'
import { actsOn, isOfClient } from '../tables/orders-of-client.ts'
import { payments } from '../tables/payments.ts'

export type PayResult = z.output<typeof paid>
type PayForm = z.output<typeof payForm>
type PayRequest = { order_id: string; key: string | undefined; form: PayForm }

/**
 * Pays the due amount of an order, once per idempotency key: from the client's wallet at once, or on the page of a gateway, by card or in parts. Two tabs that choose
 * the same share one attempt; another choice closes the open one first. Throws 422 for a missing key, 404 for the order of another client, 409 if nothing is due, then 422 on `method` if the provider of instalments does not offer the amount, 409 if the balance is insufficient or the order's version has changed: a second tab must not pay the remainder
 * instead of the deposit; 503 if the gateway does not answer.
 */
export async function payOrder(ctx: UserCtx, request: PayRequest): Promise<PayResult> {
  // Another attempt is queried outside the transaction, which must not wait for the gateway.
  for (let attempts = 3; ; attempts--)
    try {
      const { payment_id } = await startPayment(ctx, request)
      return await openPayment(ctx, payment_id)
    } catch (error) {
      if (!(error instanceof OtherAttemptOpen)) throw error
      if (attempts === 0) throw changedMeanwhile()
      await settlePayment(ctx, error.payment_id, 'replaced')
    }
}

const startPayment = (ctx: UserCtx, { order_id, key, form }: PayRequest): Promise<{ payment_id: string }> =>
  runIdempotent(ctx, key, {
    request: { pay: order_id, ...form },
    load: (ctx) => loadOwnOrder(ctx, order_id),
    run: async (ctx, order) => {
      const due = await loadDueInvoice(ctx, order)
      assertOrderVersion(due.order, form.version)
      await assertWithoutDeposit(ctx, due.order, form)
      return { payment_id: await startByMethod(ctx, due, form) }
    },
  })

const startByMethod = (ctx: PaymentCtx, due: DueInvoice, { method, ...form }: PayForm): Promise<string> =>
  method === 'wallet' ? payFromWallet(ctx, due, form.coupon_code) : startAttempt(ctx, due, { ...form, method })

/** Pays the due amount of an order from the client's wallet, with a coupon. Throws as `payOrder`. */
export const payDueFromWallet = async (ctx: PaymentCtx, order_id: string, coupon_code?: string): Promise<string> =>
  payFromWallet(ctx, await loadDueInvoice(ctx, await loadOwnOrder(ctx, order_id)), coupon_code)

async function openPayment(ctx: UserCtx, payment_id: string): Promise<PayResult> {
  await openPage(ctx, payment_id)
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, payment_id))
  if (!payment) throw notFound()
  assertNotRejected(payment)
  return {
    payment_id,
    status: payment.status,
    amount: payment.amount,
    discount: payment.discount,
    wallet_balance: await loadBalance(ctx, { kind: 'client_wallet', user_id: clientIdOf(ctx.principal) }),
    pay_url: payment.status === 'requires_action' ? payment.gateway_url : null,
  }
}

async function loadOwnOrder(ctx: PaymentCtx, order_id: string): Promise<OrderRow> {
  const order = await loadVisibleOrder(ctx, order_id, { lock: true })
  if (!isOfClient(ctx.principal, order) || !actsOn(ctx.principal, order)) throw notFound()
  await assertStillPays(ctx)
  return order
}

/** The amount comes from the invoice alone. */
async function loadDueInvoice(ctx: PaymentCtx, order: OrderRow): Promise<DueInvoice> {
  const invoice = await orderContext(ctx, order).invoice()
  const due = invoice ? await loadAmountDue(ctx, invoice, order) : 0
  if (!invoice || due === 0) throw conflict({ en: 'Nothing is due on this order', ar: 'لا يوجد مبلغ مستحق على هذا الطلب' })
  return { order, invoice, due }
}

/** Throws 409 for a card payment of an order with a security deposit: one payment of its checkout is for both. */
async function assertWithoutDeposit(ctx: PaymentCtx, order: OrderRow, { method }: PayForm): Promise<void> {
  if (method !== 'wallet' && (await loadDepositDue(ctx, order)) > 0)
    throw conflict({ en: 'Pay this order together with its security deposit', ar: 'ادفع هذا الطلب مع مبلغ تأمينه' })
}

const changedMeanwhile = () =>
  conflict({ en: 'Another payment of this order is open. Try again', ar: 'هناك دفعة أخرى مفتوحة لهذا الطلب. أعد المحاولة' })
