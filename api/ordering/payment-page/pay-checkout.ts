import type { CheckoutPaid, CheckoutPayForm } from '@wasl/shared/contract/checkout.ts'
import { normalizeCouponCode } from '@wasl/shared/rules/coupon-denial.ts'
import { minuteSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq } from 'drizzle-orm'
import { requireGateway } from '../../money/gateway/require-gateway.ts'
import type { UserCtx } from '../../platform/context.ts'
import { conflict } from '../../platform/http/errors.ts'
import { runIdempotent } from '../../platform/http/run-idempotent.ts'
import { addSeconds } from '../../platform/instants.ts'
import { consumeCoupon, reserveCoupon } from '../coupons/coupon-use.ts'
import { assertNotRejected, assertWithinLimits } from '../payments/attempts/assert-within-limits.ts'
import { closeOpenCardAttempt } from '../payments/attempts/close-attempt.ts'
import { openPage } from '../payments/attempts/open-page.ts'
import type { DueInvoice, PaymentCtx } from '../payments/attempts/pay-from-wallet.ts'
import { dueUntil, listDueOrders, payOrdersFromWallet, sumOfDue } from '../payments/attempts/pay-orders.ts'
import { scheduleChecks } from '../payments/attempts/schedule-checks.ts'
import { OtherAttemptOpen } from '../payments/attempts/start-attempt.ts'
import { settlePayment } from '../payments/gateway-records/settle-payment.ts'
import { isOpenPayment } from '../payments/payment-status.ts'
import { coupons } from '../tables/from-registry.ts'
import { payments } from '../tables/payments.ts'
import { assertCouponAllowed, loadEnteredCode } from './checkout-coupon.ts'
import { assertOwnCheckout, nothingDue, walletOf } from './load-checkout.ts'

type PayRequest = { checkout_id: string; key: string | undefined; form: CheckoutPayForm }

/**
 * Pays all orders of a checkout that wait for payment, once per idempotency key: from the wallet at once, or by card. The money of a card enters the wallet and pays the
 * orders in the same transaction. Throws 404 for the checkout of another client, 409 if nothing is due or the balance is insufficient, 422 on `method` for an amount
 * that the gateway does not take, 503 if it does not answer.
 */
export async function payCheckout(ctx: UserCtx, request: PayRequest): Promise<CheckoutPaid> {
  for (let attempts = 3; ; attempts--)
    try {
      return await openPayment(ctx, await startPayment(ctx, request))
    } catch (error) {
      if (!(error instanceof OtherAttemptOpen)) throw error
      if (attempts === 0) throw conflict({ en: 'Another payment is open. Try again', ar: 'هناك دفعة أخرى مفتوحة. أعد المحاولة' })
      await settlePayment(ctx, error.payment_id, 'replaced')
    }
}

type Started = { payment_id: string | null; amount: number }

const startPayment = (ctx: UserCtx, { checkout_id, key, form }: PayRequest): Promise<Started> =>
  runIdempotent(ctx, key, {
    request: { pay_checkout: checkout_id, ...form },
    load: async (ctx) => {
      await assertOwnCheckout(ctx, checkout_id)
      return listDueOrders(ctx, checkout_id, { lock: true })
    },
    run: async (ctx, due): Promise<Started> => {
      if (due.length === 0) throw nothingDue()
      const code = form.coupon_code === undefined ? await loadEnteredCode(ctx, checkout_id) : form.coupon_code
      assertCouponAllowed(due, code)
      const { method } = form
      return method === 'wallet'
        ? payFromWallet(ctx, due, code)
        : startAttempt(ctx, { checkout_id, due, code, method, use_wallet: form.use_wallet })
    },
  })

/** Pays everything from the wallet, after the attempts to pay it in another way. */
async function payFromWallet(ctx: PaymentCtx, due: readonly DueInvoice[], code: string | null): Promise<Started> {
  for (const { order } of due) await closeOpenCardAttempt(ctx, order.id)
  const coupon = await reserveCoupon(ctx, due, code ?? undefined)
  await payOrdersFromWallet(ctx, due, coupon)
  const [first] = due
  if (first) await consumeCoupon(ctx, { order_id: first.order.id, ...coupon })
  return { payment_id: null, amount: sumOfDue(due) - coupon.discount }
}

type Attempt = {
  checkout_id: string
  due: readonly DueInvoice[]
  code: string | null
  method: Exclude<CheckoutPayForm['method'], 'wallet'>
  use_wallet: boolean
}
const payMinutes = 60

/** The open attempt to pay this, or a new one that ends with the time to pay; a payment from the wallet if it covers everything. Throws OtherAttemptOpen. */
async function startAttempt(ctx: PaymentCtx, { checkout_id, due, code, method, use_wallet }: Attempt): Promise<Started> {
  const { name: gateway, limits } = requireGateway(ctx, method)
  const balance = use_wallet ? await walletOf(ctx) : 0
  const restAfter = (discount: number) => {
    const payable = sumOfDue(due) - discount
    return balance >= payable ? 0 : Math.max(payable - balance, Math.min(limits.min, payable))
  }
  const open = await findOpenAttempt(ctx, checkout_id)
  const isSame = open?.payment.method === method && open.code === (code ? normalizeCouponCode(code) : null)
  if (open && isSame && open.payment.amount === restAfter(open.payment.discount))
    return { payment_id: open.payment.id, amount: open.payment.amount }
  if (open) throw new OtherAttemptOpen(open.payment.id)
  const coupon = await reserveCoupon(ctx, due, code ?? undefined)
  const amount = restAfter(coupon.discount)
  if (amount === 0) return payFromWallet(ctx, due, code)
  assertWithinLimits(method, limits, amount)
  const now = ctx.clock.now()
  const [created] = await ctx.db
    .insert(payments)
    .values({
      ...{ purpose: 'top_up', client_id: ctx.principal.id, checkout_id, method, amount, ...coupon, gateway, status: 'initiated' },
      expires_at: (due[0] && dueUntil(due[0])) ?? addSeconds(now, payMinutes * minuteSeconds),
      ...{ created_at: now, updated_at: now },
    })
    .returning({ id: payments.id })
  if (!created) throw new Error('startAttempt: insert returned no row')
  await scheduleChecks(ctx, created.id)
  return { payment_id: created.id, amount }
}

async function findOpenAttempt({ db }: PaymentCtx, checkout_id: string) {
  const [open] = await db
    .select({ payment: payments, code: coupons.code })
    .from(payments)
    .leftJoin(coupons, eq(coupons.id, payments.coupon_id))
    .where(and(eq(payments.checkout_id, checkout_id), isOpenPayment))
  return open
}

async function openPayment(ctx: UserCtx, { payment_id, amount }: Started): Promise<CheckoutPaid> {
  if (payment_id) await openPage(ctx, payment_id)
  const [payment] = payment_id ? await ctx.db.select().from(payments).where(eq(payments.id, payment_id)) : []
  if (payment) assertNotRejected(payment)
  return {
    payment_id,
    amount,
    status: payment?.status ?? 'captured',
    wallet_balance: await walletOf(ctx),
    pay_url: payment?.status === 'requires_action' ? payment.gateway_url : null,
  }
}
