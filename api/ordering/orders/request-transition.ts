import { canTransition, rowOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import { type OrderTransition, orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, forbidden, invalid } from '../../platform/http/errors.ts'
import { readyReasonText } from '../../resources/reason-options.ts'
import { cancelReasons } from './cancel-reasons.ts'
import { factsOf, inHand } from './facts.ts'
import { actorOf } from './order-actor.ts'
import { served } from './public-transitions.ts'
import { transition } from './transition.ts'
import { type OrderRow, visibleOrder } from './visible-order.ts'

/** What one person asks of an order, after the body was checked. */
type Wish = { order_id: string; name: OrderTransition; body: Readonly<Record<string, unknown>> }

/**
 * The checks that come before the body: 404 where the order is not visible, 403 where the reader's side may never do this, 409 where the
 * status says no.
 */
export async function mayAsk(ctx: Ctx, order_id: string, name: OrderTransition): Promise<void> {
  const order = await visibleOrder(ctx, order_id)
  const facts = await factsOf(ctx, await inHand(ctx, order), null)
  const verdict = canTransition(orderLifecycle, orderGuards, name, actorOf(ctx, order), facts)
  if (verdict.may) return
  if (verdict.why === 'not-yours') throw forbidden()
  // What hangs on the offer is asked again when the body has named it.
  if (verdict.why === 'not-from-here' || rowOf(orderLifecycle, name).on !== 'offer') throw conflict(verdict.text)
}

/** Makes the transition that a person asked for, with the reason put into words. */
export async function requestTransition(ctx: Ctx, { order_id, name, body }: Wish): Promise<OrderRow> {
  const { offer_id, reason, reason_id, version, ...terms } = body
  const row = rowOf(orderLifecycle, name)
  const listed = textIn(reason_id) ? await readyReasonText(ctx, cancelReasons(ctx), textIn(reason_id) ?? '') : null
  const words = textIn(reason) ?? listed
  if (row.reason === 'required' && !words) throw invalid('reason', ['Say why', 'اكتب السبب'])
  if (row.on === 'offer' && !textIn(offer_id)) throw invalid('offer_id', ['Choose an offer', 'اختر العرض'])
  const asked = {
    order_id,
    name,
    offer_id: textIn(offer_id),
    reason: words,
    reason_id: textIn(reason_id),
    ...(typeof version === 'number' ? { version } : {}),
    ...(served[name]?.terms ? { terms } : {}),
  }
  return inTransaction(ctx, async (ctx) => afterwards(ctx, name, await transition(ctx, asked)))
}

// An invoice that asks nothing in advance needs no payment before work starts.
async function afterwards(ctx: Ctx, name: OrderTransition, moved: OrderRow): Promise<OrderRow> {
  if (name !== 'accept_invoice') return moved
  const { invoice } = await inHand(ctx, moved)
  return invoice?.deposit_amount === 0
    ? transition(ctx, { order_id: moved.id, name: 'payment_captured', actor: 'system', amount: 0 })
    : moved
}

const textIn = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
