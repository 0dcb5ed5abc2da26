import * as endpoints from '@wasl/shared/contract/endpoints/returns.ts'
import { sendOwnGoods } from '@wasl/shared/contract/endpoints/shipments.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { transitionOrder } from '../orders/transition-order.ts'
import { advanceOwnReturn } from './advance-return.ts'

/** What clients and providers do with returns of goods, and the shipments of the platform's own goods. */
export function returnRoutes(app: FastifyInstance): void {
  serve(app, sendOwnGoods, async ({ ctx, params, body: { version, lines, carrier, tracking } }) => {
    const terms = { lines, carrier, tracking }
    await transitionOrder(ctx, { order_id: params.id, name: 'send_out', terms, ...(version === undefined ? {} : { version }) })
    return {}
  })
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
