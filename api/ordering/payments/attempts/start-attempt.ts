import type { GatewayMethod } from '@wasl/shared/contract/choices.ts'
import type { payForm } from '@wasl/shared/contract/orders.ts'
import { normalizeCouponCode } from '@wasl/shared/rules/coupon-denial.ts'
import { minuteSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod'
import { payerOf } from '../../../identity/sessions/client-account.ts'
import type { PageLimits } from '../../../money/gateway/gateway.ts'
import { requireGateway } from '../../../money/gateway/require-gateway.ts'
import { loadBalance } from '../../../money/ledger/ledger-account.ts'
import { addSeconds } from '../../../platform/instants.ts'
import { reserveCoupon } from '../../coupons/coupon-use.ts'
import { coupons } from '../../tables/from-registry.ts'
import { payments } from '../../tables/payments.ts'
import { nextInstalment } from '../next-instalment.ts'
import { isOpenPayment, type PaymentRow } from '../payment-status.ts'
import { assertWithinLimits } from './assert-within-limits.ts'
import type { DueInvoice, PaymentCtx } from './pay-from-wallet.ts'
import { payFromWallet } from './pay-from-wallet.ts'
import { scheduleChecks } from './schedule-checks.ts'

/** The order has an open attempt of somebody else of the company, or one that pays another amount or by other means. */
export class OtherAttemptOpen extends Error {
  override readonly name = 'OtherAttemptOpen'
  readonly payment_id: string

  constructor(payment_id: string) {
    super(`the payment ${payment_id} is open`)
    this.payment_id = payment_id
  }
}

/** An order that waits for payment has its deadline, and once a grace period; what remains of a running order can be paid this long. */
const remainderSeconds = 120 * minuteSeconds
export const graceSeconds = 15 * minuteSeconds

type AttemptForm = z.output<typeof payForm> & { method: GatewayMethod }

/**
 * The open attempt to pay this by a gateway's method, or a new one; or a payment from the wallet, if it covers everything. Returns its id. Throws
 * OtherAttemptOpen, 422 on the coupon's code, or 422 on `method` if the gateway does not take the amount.
 */
export async function startAttempt(ctx: PaymentCtx, dueInvoice: DueInvoice, form: AttemptForm): Promise<string> {
  const { order, invoice, due } = dueInvoice
  const { method } = form
  const { name: gateway, limits } = requireGateway(ctx, method)
  const payer = payerOf(ctx.principal)
  const balance = form.use_wallet ? await loadBalance(ctx, { kind: 'client_wallet', user_id: payer.client_id }) : 0
  const open = await findOpenAttempt(ctx, order.id)
  const isOfOther = open?.payment.paid_by !== payer.paid_by
  if (open && (isOfOther || !isSameChoice(open, splitAmount(due - open.payment.discount, balance, limits), form)))
    throw new OtherAttemptOpen(open.payment.id)
  const now = ctx.clock.now()
  if (open?.payment.expires_at && open.payment.expires_at <= now) throw new OtherAttemptOpen(open.payment.id)
  if (open) return open.payment.id
  const coupon = await reserveCoupon(ctx, [{ order, invoice, due }], form.coupon_code)
  const parts = splitAmount(due - coupon.discount, balance, limits)
  if (parts.amount === 0) return payFromWallet(ctx, dueInvoice, form.coupon_code)
  assertWithinLimits(method, limits, parts.amount)
  const expires_at = pageEnd(now, limits, order.due_at ? addSeconds(order.due_at, graceSeconds) : addSeconds(now, remainderSeconds))
  const [created] = await ctx.db
    .insert(payments)
    .values({
      order_id: order.id,
      invoice_id: invoice.id,
      ...payer,
      method,
      instalment: await nextInstalment(ctx, invoice.id),
      ...parts,
      ...coupon,
      status: 'initiated',
      gateway,
      expires_at,
      created_at: now,
      updated_at: now,
    })
    .returning({ id: payments.id })
  if (!created) throw new Error('startAttempt: insert returned no row')
  await scheduleChecks(ctx, created.id)
  return created.id
}

/** A page that ends before the time to pay ends its attempt: the next one gets a page that can be used. */
const pageEnd = (now: string, { minutes }: PageLimits, end: string): string => {
  const ofPage = minutes === null ? end : addSeconds(now, minutes * minuteSeconds)
  return ofPage < end ? ofPage : end
}

/** The wallet first, the rest on the gateway's page, which takes a least amount. */
function splitAmount(due: number, balance: number, { min }: PageLimits): { amount: number; wallet_amount: number } {
  if (balance >= due) return { amount: 0, wallet_amount: due }
  const wallet_amount = Math.max(0, Math.min(balance, due - min))
  return { amount: due - wallet_amount, wallet_amount }
}

type OpenAttempt = { payment: PaymentRow; code: string | null }

async function findOpenAttempt({ db }: PaymentCtx, order_id: string): Promise<OpenAttempt | undefined> {
  const [open] = await db
    .select({ payment: payments, code: coupons.code })
    .from(payments)
    .leftJoin(coupons, eq(coupons.id, payments.coupon_id))
    .where(and(eq(payments.order_id, order_id), isOpenPayment))
  return open
}

const isSameChoice = (
  { payment, code }: OpenAttempt,
  parts: ReturnType<typeof splitAmount>,
  { method, coupon_code }: AttemptForm,
): boolean =>
  payment.method === method &&
  payment.amount === parts.amount &&
  payment.wallet_amount === parts.wallet_amount &&
  code === (coupon_code ? normalizeCouponCode(coupon_code) : null)
