import type { BodyOf } from '@wasl/shared/contract/endpoint.ts'
import type { deliverySteps } from '@wasl/shared/contract/endpoints/delivery-steps.ts'
import { type DeliveryStep, legOf } from '@wasl/shared/lifecycle/delivery-legs.ts'
import { eq } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import { markOnce, runIdempotent } from '../../platform/http/run-idempotent.ts'
import { countWrongCode } from '../orders/delivery-code.ts'
import { requestTransition } from '../orders/transition-routes.ts'
import { orders } from '../tables/orders.ts'
import { isOpenRow, loadOwnDelegation } from './own-deliveries.ts'

type StepRequest = { id: string; name: DeliveryStep; body: BodyOf<(typeof deliverySteps)[DeliveryStep]> }

/**
 * Takes a step of a delivery of the principal, once per idempotency key: a phone without a connection sends it later, and may send it twice. Throws 404 for a delivery of
 * others and if the principal was released from it meanwhile, 409 if it is done, then as the transition of the order.
 */
export async function takeStep(ctx: UserCtx, key: string | undefined, { id, name, body }: StepRequest): Promise<{ step: DeliveryStep }> {
  const row = await loadOwnDelegation(ctx, id)
  const { order_id, leg } = row
  if (legOf(name) !== leg) throw notFound()
  if ('code' in body && body.code && key && isOpenRow(row)) await countCodeOf(ctx, { order_id, key, code: body.code })
  return runIdempotent(ctx, key, {
    request: { delivery: id, name, body },
    load: (ctx) => ctx.db.select().from(orders).where(eq(orders.id, order_id)).for('update'),
    run: async (ctx) => {
      const current = await loadOwnDelegation(ctx, id)
      if (current.status === 'released') throw notFound()
      if (!isOpenRow(current)) throw conflict(alreadyDone)
      await requestTransition(ctx, { order_id, name, body, isAssigned: true })
      return { step: name }
    },
  })
}

/** Counts a wrong code once for its key: a phone whose answer was lost sends it again. */
const countCodeOf = (ctx: UserCtx, { order_id, key, code }: { order_id: string; key: string; code: string }): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, order_id))
    if (order && (await markOnce(ctx, ctx.principal.id, `code ${key}`, { code }))) await countWrongCode(ctx, order, code)
  })

const alreadyDone = { en: 'This delivery is already done', ar: 'أُنجز هذا التوصيل من قبل' }
