import { type DeliveryLeg, type DeliveryStep, legSteps } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { evaluateTransition, factsNeeded } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { UserCtx } from '../../platform/context.ts'
import type { OrderContext } from '../orders/order-context.ts'
import { loadFacts } from '../orders/order-facts.ts'

/** These guards only say that another step comes before. */
const orderOfSteps: readonly string[] = ['is_under_inspection', 'is_inspected', 'ready_to_deliver', 'all_sent_out']

/** The step of a leg that its delegate can take now; otherwise why not. */
export async function nextStep(
  ctx: UserCtx,
  orderContext: OrderContext,
  leg: DeliveryLeg,
): Promise<{ step: DeliveryStep | null; blocked: Label | null }> {
  const names: readonly DeliveryStep[] = legSteps[leg]
  const { status, kind } = orderContext.order
  const subject = { status, kind, orderContext, offer: null, content: null }
  const needed = names.flatMap((name) => factsNeeded(orderLifecycle, orderGuards, name, 'provider', ['order']))
  const facts = await loadFacts(ctx, subject, [...new Set(needed)])
  const verdicts = names.map((name) => ({
    name,
    verdict: evaluateTransition(orderLifecycle, orderGuards, name, 'provider', facts, ['order']),
  }))
  const allowed = verdicts.find(({ verdict }) => verdict.allowed)
  if (allowed) return { step: allowed.name, blocked: null }
  const denied = verdicts.flatMap(({ verdict }) => (verdict.allowed ? [] : [verdict]))
  const reason = denied.findLast(({ code }) => !orderOfSteps.includes(code)) ?? denied[0]
  return { step: null, blocked: reason?.reason ?? null }
}
