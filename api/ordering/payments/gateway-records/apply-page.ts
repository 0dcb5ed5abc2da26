import type { PaymentFailure } from '@wasl/shared/contract/payments.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import { notify } from '../../../messaging/notifications/notify.ts'
import type { GatewayEvent, GatewayPage } from '../../../money/gateway/gateway.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/database.ts'
import { asSystem } from '../../../platform/jobs/system-ctx.ts'
import { confirmCardRefund } from '../../refunds/confirm-card-refund.ts'
import { payments } from '../../tables/payments.ts'
import { closeAttempt } from '../attempts/close-attempt.ts'
import { lockPayment } from '../lock-payment.ts'
import { isOpen, type PaymentRow } from '../payment-status.ts'
import { capturePayment } from './capture-payment.ts'
import { storeEvent } from './store-event.ts'
import { takeAuthorized } from './take-authorized.ts'

/** Brings an attempt to what the gateway's own record says; a payment that is paid is booked. With its event, in the same transaction. */
export async function applyPage(ctx: Ctx, payment_id: string, page: GatewayPage, event?: GatewayEvent): Promise<void> {
  const made = page.payment
  if (made?.status === 'authorized') {
    const taken = await takeAuthorized(ctx, payment_id, page, made)
    if (taken) await applyPage(ctx, payment_id, taken, event)
    return
  }
  if (made && ['paid', 'refunded', 'voided'].includes(made.status)) {
    await capturePayment(ctx, payment_id, page, event)
    if (made.refunded > 0) await confirmCardRefund(ctx, payment_id, made)
    return
  }
  await inTransaction(asSystem(ctx), async (ctx) => {
    const { payment, order } = await lockPayment(ctx, payment_id)
    if (event && !(await storeEvent(ctx, event, payment))) return
    if (!isOpen(payment)) return
    if (page.status === 'closed') {
      const failure = closings[made?.response_code ?? '']
      if (failure) return closeAttempt(ctx, payment, 'failed', failure)
      return closeAttempt(ctx, payment, 'expired', payment.failure_reason ? failureOf(payment) : 'time_over')
    }
    if (made?.status !== 'failed' || made.id === payment.gateway_payment_id) return
    // The page stays open for another try, with another card for example.
    const failure_reason = failures[made.response_code ?? ''] ?? 'declined'
    await ctx.db
      .update(payments)
      .set({ failure_reason, gateway_payment_id: made.id, updated_at: ctx.clock.now() })
      .where(eq(payments.id, payment_id))
    if (!order) return
    const link = pages.paymentStatus({ id: payment_id })
    await notify(ctx, { type: 'payment_failed', params: { order: order.number }, user_ids: [payment.client_id], order_id: order.id, link })
  })
}

// Safe: only codes of this set are written.
const failureOf = ({ failure_reason }: PaymentRow) => failure_reason as PaymentFailure

/** Why a provider of instalments closed its page. */
const closings: Readonly<Record<string, PaymentFailure>> = { not_eligible: 'not_eligible', not_completed: 'not_completed' }

/** The response codes of issuers. */
const failures: Readonly<Record<string, PaymentFailure>> = {
  '51': 'insufficient_funds',
  '41': 'lost_or_stolen',
  '43': 'lost_or_stolen',
  '54': 'expired_card',
  '61': 'over_limit',
  '3ds': 'not_verified',
}
