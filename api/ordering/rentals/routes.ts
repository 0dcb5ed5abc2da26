import * as endpoints from '@wasl/shared/contract/endpoints/deposit-claims.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { advanceOwnClaim } from './advance-claim.ts'

/** What clients and providers do with claims on security deposits. */
export function rentalRoutes(app: FastifyInstance): void {
  serve(app, endpoints.acceptClaim, async ({ ctx, params }) => {
    await advanceOwnClaim(userCtx(ctx), params.id, 'accept')
    return {}
  })
  serve(app, endpoints.disputeClaim, async ({ ctx, params, body }) => {
    await advanceOwnClaim(userCtx(ctx), params.id, 'dispute', body.reason)
    return {}
  })
  serve(app, endpoints.withdrawClaim, async ({ ctx, params }) => {
    await advanceOwnClaim(userCtx(ctx), params.id, 'withdraw')
    return {}
  })
}
