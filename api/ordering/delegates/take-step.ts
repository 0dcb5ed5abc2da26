import type { BodyOf } from '@wasl/shared/contract/endpoint.ts'
import type { deliverySteps } from '@wasl/shared/contract/endpoints/delivery-steps.ts'
import { openDelegationStatuses } from '@wasl/shared/lifecycle/delegations.ts'
import { type DeliveryStep, legOf } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { eq } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { runIdempotent } from '../../platform/http/run-idempotent.ts'
import { countWrongCode } from '../orders/delivery-code.ts'
import { requestTransition } from '../orders/transition-routes.ts'
import { orders } from '../tables/orders.ts'
import { loadOwnDelegation } from './own-deliveries.ts'

type StepRequest = { id: string; name: DeliveryStep; body: BodyOf<(typeof deliverySteps)[DeliveryStep]> }

/**
 * Takes a step of a delivery of the principal, once per idempotency key: a phone without a connection sends it later, and may send it twice. Throws 404 for a delivery of
 * others, 409 if the principal was released from it meanwhile, then as the transition of the order.
 */
export async function takeStep(ctx: UserCtx, key: string | undefined, { id, name, body }: StepRequest): Promise<{ step: DeliveryStep }> {
  const { order_id, leg } = await loadOwnDelegation(ctx, id)
  if (legOf(name) !== leg) throw notFound()
  if ('code' in body && body.code) await countCodeOf(ctx, order_id, body.code)
  return runIdempotent(ctx, key, {
    request: { delivery: id, name, body },
    load: (ctx) => ctx.db.select().from(orders).where(eq(orders.id, order_id)).for('update'),
    run: async (ctx) => {
      const { status } = await loadOwnDelegation(ctx, id)
      if (!openDelegationStatuses.some((open) => open === status)) throw conflict(noLongerYours)
      await requestTransition(ctx, { order_id, name, body, isAssigned: true })
      return { step: name }
    },
  })
}

async function countCodeOf(ctx: UserCtx, order_id: string, code: string): Promise<void> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, order_id))
  if (order) await countWrongCode(ctx, order, code)
}

const noLongerYours = { en: 'This is no longer assigned to you', ar: 'لم يعد هذا التوصيل مسندًا إليك' }
