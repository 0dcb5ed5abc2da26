import * as endpoints from '@wasl/shared/contract/endpoints/returns.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { advanceOwnReturn } from './advance-return.ts'

/** What clients and providers do with returns of goods. */
export function returnRoutes(app: FastifyInstance): void {
  serve(app, endpoints.acceptReturn, async ({ ctx, params }) => {
    await advanceOwnReturn(userCtx(ctx), params.id, 'accept')
    return {}
  })
  serve(app, endpoints.rejectReturn, async ({ ctx, params, body }) => {
    await advanceOwnReturn(userCtx(ctx), params.id, 'reject', body)
    return {}
  })
  serve(app, endpoints.sendReturnBack, async ({ ctx, params, body }) => {
    await advanceOwnReturn(userCtx(ctx), params.id, 'send_back', body)
    return {}
  })
  serve(app, endpoints.receiveReturn, async ({ ctx, params, body }) => {
    await advanceOwnReturn(userCtx(ctx), params.id, 'receive', body)
    return {}
  })
}
