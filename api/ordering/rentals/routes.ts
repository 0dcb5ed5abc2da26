import * as endpoints from '@wasl/shared/contract/endpoints/deposit-claims.ts'
import { downloadRentalProtocol } from '@wasl/shared/contract/endpoints/rentals.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { serve } from '../../platform/http/serve.ts'
import { loadVisibleOrder } from '../orders/visible-order.ts'
import { advanceOwnClaim } from './advance-claim.ts'
import { renderRentalProtocol } from './protocol.ts'

/** What clients and providers do with claims on security deposits, and the protocol of the hand-overs. */
export function rentalRoutes(app: FastifyInstance): void {
  serve(app, downloadRentalProtocol, async ({ ctx, params, reply }) => {
    const { id } = await loadVisibleOrder(ctx, params.id)
    return sendDocument(reply, await renderRentalProtocol(ctx, id))
  })
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
