import { addSeconds } from '../../platform/instants.ts'
import { creditInvoice } from '../invoices/credit-invoice.ts'
import { cancelInvoice, creditRemainder } from '../invoices/invoice-effects.ts'
import { completeOrder } from '../orders/complete-order.ts'
import { findFrozenComplaint, findOpenDecision } from '../orders/open-decision.ts'
import { orderContext } from '../orders/order-context.ts'
import type { Effect } from '../orders/transition-context.ts'
import { closeRefundRequest } from '../refunds/close-refund-request.ts'
import { loadCouponPart } from '../refunds/plan-order-refund.ts'
import { fromEscrow, refundPayments } from '../refunds/refund-payments.ts'

const hasEnded = (status: string): boolean => status === 'completed' || status === 'cancelled'

/** An order that continues has the time to its deadline that was left when it was frozen; all of it in a status that it reached meanwhile. */
export const resumeDeadline: Effect = async (ctx, { to, orderContext: { order } }) => {
  if (hasEnded(to)) return {}
  const complaint = await findFrozenComplaint(ctx, order.id)
  if (complaint && complaint.former_status !== to) return {}
  const seconds = complaint?.frozen_seconds ?? null
  return { order: { due_at: seconds === null ? null : addSeconds(ctx.clock.now(), seconds) } }
}

/**
 * Divides the held amount of an order that a dispute ends: the client's part goes back with a credit note, as every refund does, and the rest to the
 * provider, minus the commission on that rest.
 */
export const splitHold: Effect = async (ctx, transition) => {
  const { to, reason } = transition
  if (!hasEnded(to)) return {}
  const { order } = transition.orderContext
  const decision = await findOpenDecision(ctx, order.id)
  if (!decision || decision.client_amount === null) throw new Error(`splitHold: ${order.number} has no decision that ends it`)
  const { client_amount: amount, number } = decision
  const closed = await closeRefundRequest(ctx, transition)
  if (to === 'cancelled') await cancelInvoice(ctx, transition)
  else {
    await creditRemainder(ctx, transition)
    const invoice = await orderContext(ctx, order).invoice()
    const coupon = await loadCouponPart(ctx, order.id, amount)
    if (invoice) await creditInvoice(ctx, invoice, { amount, coupon, cause: 'refund', reason })
  }
  const terms = { id: null, number, amount, destination: 'source' as const, iban: null, account_name: null }
  if (amount > 0) await refundPayments(ctx, order, terms, fromEscrow)
  return to === 'completed' ? { ...closed, ...(await completeOrder(ctx, transition)) } : closed
}
