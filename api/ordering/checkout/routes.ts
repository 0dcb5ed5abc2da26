import * as endpoints from '@wasl/shared/contract/endpoints/checkout.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { checkOut } from './check-out.ts'

/** Ordering what is in a cart. */
export function checkoutRoutes(app: FastifyInstance): void {
  serve(app, endpoints.checkOut, ({ ctx, body, request }) => {
    const key = request.headers['idempotency-key']
    return checkOut(userCtx(ctx), typeof key === 'string' ? key : undefined, body)
  })
}
