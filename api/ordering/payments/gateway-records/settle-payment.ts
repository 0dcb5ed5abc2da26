import { eq, sql } from 'drizzle-orm'
import type { GatewayPage, PaymentGateway } from '../../../money/gateway/gateway.ts'
import { gatewayOfPayment } from '../../../money/gateway/require-gateway.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { secondsUntil } from '../../../platform/instants.ts'
import { asSystem } from '../../../platform/jobs/system-ctx.ts'
import { payments } from '../../tables/payments.ts'
import { closeAttempt } from '../attempts/close-attempt.ts'
import { closePage } from '../attempts/close-page.ts'
import { adoptPage } from '../attempts/find-page.ts'
import { lockPayment } from '../lock-payment.ts'
import { isBooked, isOpen, type PaymentRow } from '../payment-status.ts'
import { applyPage } from './apply-page.ts'

/**
 * Asks the gateway about an attempt and applies its answer. `close`: an attempt that is not paid is closed, at the gateway first, for this reason. An attempt
 * whose time is over is closed too. Returns whether it is still open. Throws a GatewayError if the gateway does not answer.
 */
export async function settlePayment(ctx: Ctx, payment_id: string, close?: 'replaced' | 'time_over'): Promise<boolean> {
  const payment = await loadPayment(ctx, payment_id)
  if (!payment.gateway || isBooked(payment)) return false
  const gateway = gatewayOfPayment(ctx, payment)
  // The page of an attempt that has ended here must not be paid any more, and counts if it was.
  const reason = close ?? (isOver(ctx, payment) || !isOpen(payment) ? 'time_over' : undefined)
  const page_id = payment.gateway_id ?? (payment.page_pending_until ? await adoptPage(ctx, payment) : null)
  const page = page_id ? await gateway.fetch(page_id) : null
  await ctx.db
    .update(payments)
    .set({ checked_at: ctx.clock.now(), checks: sql`${payments.checks} + 1` })
    .where(eq(payments.id, payment_id))
  if (page) {
    const last = reason && page.status === 'open' ? await closeAndFetch(ctx, gateway, page) : page
    await applyPage(ctx, payment_id, last)
  } else if (!reason && page_id === null) return true
  const after = await loadPayment(ctx, payment_id)
  if (isOpen(after) && (reason || !page)) await expire(ctx, payment_id, reason ?? 'time_over')
  return isOpen(after) && !reason && page !== null
}

const isOver = ({ clock }: Ctx, { expires_at }: PaymentRow): boolean => expires_at !== null && secondsUntil(clock.now(), expires_at) <= 0

async function loadPayment({ db }: Ctx, id: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  if (!payment) throw new Error(`settlePayment: the payment ${id} does not exist`)
  return payment
}

/** Closes a page, so that it cannot be paid after its attempt has ended, and returns it as it is then: it may have been paid meanwhile. */
async function closeAndFetch(ctx: Ctx, gateway: PaymentGateway, page: GatewayPage): Promise<GatewayPage> {
  await closePage(ctx, gateway, page.id)
  return (await gateway.fetch(page.id)) ?? page
}

const expire = (ctx: Ctx, payment_id: string, reason: 'replaced' | 'time_over'): Promise<void> =>
  inTransaction(asSystem(ctx), async (ctx) => {
    const { payment } = await lockPayment(ctx, payment_id)
    if (isOpen(payment)) await closeAttempt(ctx, payment, 'expired', reason)
  })
