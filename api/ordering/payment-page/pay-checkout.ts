import type { CheckedOut, CheckoutPaid, CheckoutPayForm, CheckoutView } from '@wasl/shared/contract/checkout.ts'
import { minuteSeconds } from '@wasl/shared/utils/durations.ts'
import { and, asc, eq } from 'drizzle-orm'
import { idAndName, namedColumns } from '../../catalog/services/id-and-name.ts'
import { providers } from '../../identity/tables/people.ts'
import { requireGateway } from '../../money/gateway/require-gateway.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { runIdempotent } from '../../platform/http/run-idempotent.ts'
import { addSeconds } from '../../platform/instants.ts'
import { assertNotRejected, assertWithinLimits } from '../payments/attempts/assert-within-limits.ts'
import { openPage } from '../payments/attempts/open-page.ts'
import type { PaymentCtx } from '../payments/attempts/pay-from-wallet.ts'
import { listDueOrders, payOrdersFromWallet, sumOfDue } from '../payments/attempts/pay-orders.ts'
import { scheduleChecks } from '../payments/attempts/schedule-checks.ts'
import { OtherAttemptOpen } from '../payments/attempts/start-attempt.ts'
import { settlePayment } from '../payments/gateway-records/settle-payment.ts'
import { isOpenPayment } from '../payments/payment-status.ts'
import { checkouts } from '../tables/checkouts.ts'
import { orders } from '../tables/orders.ts'
import { payments } from '../tables/payments.ts'

/** A checkout of this client: its orders, and what of it waits for payment. Throws 404 for that of another client. */
export async function loadCheckout(ctx: UserCtx, id: string): Promise<CheckoutView> {
  await assertOwnCheckout(ctx, id)
  const rows = await ctx.db
    .select({ order: orders, provider: namedColumns(providers) })
    .from(orders)
    .leftJoin(providers, eq(providers.id, orders.provider_id))
    .where(eq(orders.checkout_id, id))
    .orderBy(asc(orders.provider_id), asc(orders.id))
  const due = await listDueOrders(ctx, id)
  const shown: CheckedOut['orders'] = rows.map(({ order, provider }) => ({
    ...{ id: order.id, number: order.number, status: order.status, total: order.final_amount ?? 0 },
    provider: provider && idAndName(provider),
  }))
  return {
    checkout_id: id,
    orders: shown,
    payment: {
      amount: sumOfDue(due),
      tax: due.reduce((sum, { invoice }) => sum + invoice.tax, 0),
      ...{ due_at: due[0]?.order.due_at ?? null, now: ctx.clock.now() },
    },
    wallet_balance: await walletOf(ctx),
    card_methods: [...(ctx.adapters.gateways.electronic?.methods ?? [])],
  }
}

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
      const amount = sumOfDue(due)
      if (amount === 0) throw conflict({ en: 'Nothing is due', ar: 'لا يوجد مبلغ مستحق' })
      const { method } = form
      const { limits } = method === 'wallet' ? { limits: { min: 0 } } : requireGateway(ctx, method)
      const balance = method !== 'wallet' && form.use_wallet ? await walletOf(ctx) : 0
      if (method === 'wallet' || balance >= amount) {
        await payOrdersFromWallet(ctx, due)
        return { payment_id: null, amount }
      }
      const rest = Math.max(amount - balance, Math.min(limits.min, amount))
      return {
        payment_id: await startAttempt(ctx, { checkout_id, method, amount: rest, due_at: due[0]?.order.due_at ?? null }),
        amount: rest,
      }
    },
  })

type Attempt = { checkout_id: string; method: Exclude<CheckoutPayForm['method'], 'wallet'>; amount: number; due_at: string | null }
const payMinutes = 60

/** The open attempt to pay this, or a new one that ends with the time to pay. Throws OtherAttemptOpen. */
async function startAttempt(ctx: PaymentCtx, { checkout_id, method, amount, due_at }: Attempt): Promise<string> {
  const [open] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.checkout_id, checkout_id), isOpenPayment))
  if (open && open.method === method && open.amount === amount) return open.id
  if (open) throw new OtherAttemptOpen(open.id)
  const { name: gateway, limits } = requireGateway(ctx, method)
  assertWithinLimits(method, limits, amount)
  const now = ctx.clock.now()
  const [created] = await ctx.db
    .insert(payments)
    .values({
      ...{ purpose: 'top_up', client_id: ctx.principal.id, checkout_id, method, amount, gateway, status: 'initiated' },
      expires_at: due_at ?? addSeconds(now, payMinutes * minuteSeconds),
      ...{ created_at: now, updated_at: now },
    })
    .returning({ id: payments.id })
  if (!created) throw new Error('startAttempt: insert returned no row')
  await scheduleChecks(ctx, created.id)
  return created.id
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

const walletOf = (ctx: UserCtx): Promise<number> => loadBalance(ctx, { kind: 'client_wallet', user_id: ctx.principal.id })

async function assertOwnCheckout({ db, principal }: UserCtx & Pick<Ctx, 'db'>, id: string): Promise<void> {
  const own = and(eq(checkouts.id, id), eq(checkouts.client_id, principal.id))
  if ((await db.$count(checkouts, own)) === 0) throw notFound()
}
