import { asArray, evaluateTransition, factsNeeded, type GuardScope, transitionOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import { type OrderActor, type OrderStatus, type OrderTransition, orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { assertStillOrders, assertStillPays } from '../../identity/sessions/approval-limit.ts'
import type { Ctx } from '../../platform/context.ts'
import { conflict, forbidden, RequestError } from '../../platform/http/errors.ts'
import { actsOn } from '../tables/orders-of-client.ts'
import { findContentErrors } from './find-content-errors.ts'
import { type FactSubject, loadFacts } from './order-facts.ts'

/**
 * Tests the guards of these scopes and returns the status that the transition leads to. Throws 403 if this side, or this colleague of its company, can never make the transition,
 * 409 with the guard's message, 422 with an error for each incomplete item.
 */
export async function assertTransitionAllowed(
  ctx: Ctx,
  subject: FactSubject,
  { name, actor }: { name: OrderTransition; actor: OrderActor },
  scopes: readonly GuardScope[],
): Promise<OrderStatus> {
  if (actor === 'client') {
    if (!actsOn(ctx.principal, subject)) throw forbidden()
    await (isPayment(name) ? assertStillPays : assertStillOrders)(ctx)
  }
  const facts = await loadFacts(ctx, subject, factsNeeded(orderLifecycle, orderGuards, name, actor, scopes))
  const verdict = evaluateTransition(orderLifecycle, orderGuards, name, actor, facts, scopes)
  if (verdict.allowed) return verdict.to
  if (verdict.code === 'wrong_actor') throw forbidden()
  if (verdict.code === 'items_complete' && subject.content) {
    const { message, errors } = await findContentErrors(ctx, subject.content, subject.orderContext?.order)
    throw new RequestError('invalid', message, { errors })
  }
  throw conflict(verdict.reason)
}

const paymentActions: readonly string[] = ['ord.transfer.proof', 'ord.pay.rest']
const isPayment = (name: OrderTransition): boolean =>
  asArray(transitionOf(orderLifecycle, name).access ?? []).some((action) => paymentActions.includes(action))
