import { setTimeout as sleep } from 'node:timers/promises'
import type { PayLaterRejection } from '@wasl/shared/contract/choices.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { minuteSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { GatewayError } from '../../../money/gateway/gateway.ts'
import { gatewayBusy, gatewayOfPayment } from '../../../money/gateway/require-gateway.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { addSeconds, secondsUntil } from '../../../platform/instants.ts'
import { asSystem } from '../../../platform/jobs/system-ctx.ts'
import { loadSettings } from '../../../settings/load-settings.ts'
import { orders } from '../../tables/orders.ts'
import { payments } from '../../tables/payments.ts'
import { lockPayment } from '../lock-payment.ts'
import { isOpen, type PaymentRow } from '../payment-status.ts'
import { closeAttempt } from './close-attempt.ts'
import { closePage } from './close-page.ts'
import { adoptPage, storePage } from './find-page.ts'
import { loadBuyer } from './load-buyer.ts'
import { graceSeconds } from './start-attempt.ts'

/** Within this time after a request without an answer, a page may still appear at the gateway: a second one is not asked for. */
const pendingSeconds = minuteSeconds
const pollMs = 500
const polls = 10

/**
 * Makes the gateway's page of an attempt, once: outside a transaction, since the gateway may be slow. Two tabs, and a request that is sent again after a
 * failure, get the same page: one request at a time, and the gateway's list is read before a second one. Other payments are left as they are. Throws 503
 * if the gateway does not answer.
 */
export async function openPage(ctx: Ctx, payment_id: string): Promise<void> {
  try {
    for (let poll = 0; ; poll++) {
      const found = await findWaiting(ctx, payment_id)
      if (!found) return
      const claim = await claimPage(ctx, found.payment)
      if (claim !== 'first' && (await adoptPage(ctx, found.payment))) return
      if (claim !== 'taken') return await createPage(ctx, found)
      if (poll === polls) throw gatewayBusy()
      await sleep(pollMs)
    }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    ctx.log.error({ err: error, payment_id }, 'the gateway made no payment page')
    throw gatewayBusy()
  }
}

type WaitingAttempt = { payment: PaymentRow; number: string | null }

async function findWaiting({ db }: Ctx, payment_id: string): Promise<WaitingAttempt | undefined> {
  const [found] = await db
    .select({ payment: payments, number: orders.number })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.order_id))
    .where(and(eq(payments.id, payment_id), eq(payments.status, 'initiated'), isNull(payments.gateway_id)))
  return found
}

/** `first`: nobody has asked for a page yet. `again`: an earlier request is over. `taken`: another one is under way, or had no answer and may still have an effect. */
async function claimPage({ db, clock }: Ctx, { id, page_pending_until }: PaymentRow): Promise<'first' | 'again' | 'taken'> {
  const now = clock.now()
  if (page_pending_until && secondsUntil(now, page_pending_until) > 0) return 'taken'
  const isFree = page_pending_until ? lte(payments.page_pending_until, now) : isNull(payments.page_pending_until)
  const claimed = await db
    .update(payments)
    .set({ page_pending_until: addSeconds(now, pendingSeconds) })
    .where(and(eq(payments.id, id), isFree))
    .returning({ id: payments.id })
  if (claimed.length === 0) return 'taken'
  return page_pending_until ? 'again' : 'first'
}

async function createPage(ctx: Ctx, { payment, number }: WaitingAttempt): Promise<void> {
  const { id: payment_id, order_id, amount, expires_at } = payment
  const { platform_name_en: name } = await loadSettings(ctx)
  const site = ctx.env.PUBLIC_URL ?? `http://localhost:${ctx.env.PORT}`
  try {
    const gateway = gatewayOfPayment(ctx, payment)
    const page = await gateway.create({
      payment_id,
      amount,
      description: number ? `${name} ${number}` : `${name} wallet`,
      order_number: number,
      buyer: await loadBuyer(ctx, payment.client_id),
      locale: ctx.locale,
      metadata: { payment_id, ...(order_id && { order_id }) },
      return_url: new URL(pathIn(ctx.locale, pages.paymentStatus({ id: payment_id })), site).href,
      expires_at: expires_at ?? addSeconds(ctx.clock.now(), graceSeconds),
    })
    if ('rejected' in page) return await reject(ctx, payment_id, page.rejected)
    // The attempt has ended meanwhile: its page must not be paid.
    if ((await storePage(ctx, payment, page)) !== page.id) await closePage(ctx, gateway, page.id)
  } catch (error) {
    // Answered: nothing more can happen because of this request, so the next one need not wait.
    if (error instanceof GatewayError && error.kind !== 'unanswered') await endRequest(ctx, payment_id)
    throw error
  }
}

/** Ends an attempt that the provider of instalments does not offer. */
const reject = (ctx: Ctx, payment_id: string, reason: PayLaterRejection): Promise<void> =>
  inTransaction(asSystem(ctx), async (ctx) => {
    const { payment } = await lockPayment(ctx, payment_id)
    if (isOpen(payment)) await closeAttempt(ctx, payment, 'failed', reason)
  })

const endRequest = ({ db, clock }: Ctx, payment_id: string) =>
  db
    .update(payments)
    .set({ page_pending_until: clock.now() })
    .where(and(eq(payments.id, payment_id), isNull(payments.gateway_id)))
