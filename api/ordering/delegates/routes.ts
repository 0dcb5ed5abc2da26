import * as endpoints from '@wasl/shared/contract/endpoints/deliveries.ts'
import { deliverySteps } from '@wasl/shared/contract/endpoints/delivery-steps.ts'
import * as orderEndpoints from '@wasl/shared/contract/endpoints/orders.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { assignOrder } from './order-assignee.ts'
import { assignDelegate, releaseDelegate } from './order-delegates.ts'
import { listDeliveries, loadDelivery } from './own-deliveries.ts'
import { takeStep } from './take-step.ts'

/** Who handles and who delivers an order, and what delegates do with what is assigned to them. */
export function delegateRoutes(app: FastifyInstance): void {
  serve(app, endpoints.listDeliveries, async ({ ctx }) => ({ deliveries: await listDeliveries(userCtx(ctx)), now: ctx.clock.now() }))
  serve(app, endpoints.showDelivery, ({ ctx, params }) => loadDelivery(userCtx(ctx), params.id))
  serve(app, orderEndpoints.assignOrder, async ({ ctx, params, body }) => {
    await assignOrder(userCtx(ctx), params.id, body.user_id)
    return {}
  })
  serve(app, endpoints.assignDelegate, async ({ ctx, params, body }) => {
    await assignDelegate(userCtx(ctx), params.id, body)
    return {}
  })
  serve(app, endpoints.releaseDelegate, async ({ ctx, params, body }) => {
    await releaseDelegate(userCtx(ctx), params.id, body.leg)
    return {}
  })
  for (const [name, endpoint] of typedEntries(deliverySteps))
    serve(app, endpoint, ({ ctx, params, body, request }) => {
      const key = request.headers['idempotency-key']
      return takeStep(userCtx(ctx), typeof key === 'string' ? key : undefined, { id: params.id, name, body })
    })
}
