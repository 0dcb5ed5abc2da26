import { evaluateTransition, transitionOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import { type OrderTransition, orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, forbidden, invalid } from '../../platform/http/errors.ts'
import { reasonOptionText } from '../../resources/actions/reason-options.ts'
import { cancelReasonsSource } from './cancel-reasons.ts'
import { actorOf } from './order-actor.ts'
import { loadOrderContext } from './order-context.ts'
import { loadOrderFacts } from './order-facts.ts'
import { publicTransitions } from './public-transitions.ts'
import { transitionOrder } from './transition-order.ts'
import { loadVisibleOrder, type OrderRow } from './visible-order.ts'

/** A transition requested through the API, with its validated body. */
type PublicTransitionRequest = { order_id: string; name: OrderTransition; body: Readonly<Record<string, unknown>> }

/**
 * The checks that run before the body is validated. Throws 404 if the order is not visible, 403 if this side can never make the transition,
 * 409 if the status or a guard forbids it.
 */
export async function assertTransitionAllowed(ctx: Ctx, order_id: string, name: OrderTransition): Promise<void> {
  const order = await loadVisibleOrder(ctx, order_id)
  const facts = await loadOrderFacts(ctx, await loadOrderContext(ctx, order), null)
  const verdict = evaluateTransition(orderLifecycle, orderGuards, name, actorOf(ctx, order), facts)
  if (verdict.allowed) return
  if (verdict.code === 'wrong_actor') throw forbidden()
  // Guards that depend on the offer run again once the body names it.
  if (verdict.code === 'wrong_status' || transitionOf(orderLifecycle, name).subject !== 'offer') throw conflict(verdict.reason)
}

/** Runs the requested transition, with the text of the chosen reason. Throws 422 if a required reason or offer is missing. */
export async function requestTransition(ctx: Ctx, { order_id, name, body }: PublicTransitionRequest): Promise<OrderRow> {
  const { offer_id, reason, reason_id, version, ...terms } = body
  const row = transitionOf(orderLifecycle, name)
  const optionText = trimmedText(reason_id) ? await reasonOptionText(ctx, cancelReasonsSource(ctx), trimmedText(reason_id) ?? '') : null
  const reasonText = trimmedText(reason) ?? optionText
  if (row.reason === 'required' && !reasonText) throw invalid('reason', { en: 'Enter a reason', ar: 'اكتب السبب' })
  if (row.subject === 'offer' && !trimmedText(offer_id)) throw invalid('offer_id', { en: 'Choose an offer', ar: 'اختر العرض' })
  const request = {
    order_id,
    name,
    offer_id: trimmedText(offer_id),
    reason: reasonText,
    reason_id: trimmedText(reason_id),
    ...(typeof version === 'number' ? { version } : {}),
    ...(publicTransitions[name]?.terms ? { terms } : {}),
  }
  return inTransaction(ctx, async (ctx) => startWorkWithoutDeposit(ctx, name, await transitionOrder(ctx, request)))
}

// An invoice without a deposit needs no payment before work starts.
async function startWorkWithoutDeposit(ctx: Ctx, name: OrderTransition, moved: OrderRow): Promise<OrderRow> {
  if (name !== 'accept_invoice') return moved
  const { invoice } = await loadOrderContext(ctx, moved)
  return invoice?.deposit_amount === 0
    ? transitionOrder(ctx, { order_id: moved.id, name: 'payment_captured', actor: 'system', amount: 0 })
    : moved
}

const trimmedText = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
