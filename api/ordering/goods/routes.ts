import * as endpoints from '@wasl/shared/contract/endpoints/returns.ts'
import { downloadPackingSlip, sendOwnGoods } from '@wasl/shared/contract/endpoints/shipments.ts'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/http/errors.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { sendDocument } from '../../platform/http/send-document.ts'
import { serve } from '../../platform/http/serve.ts'
import { transitionOrder } from '../orders/transition-order.ts'
import { loadVisibleOrder } from '../orders/visible-order.ts'
import { advanceOwnReturn } from './advance-return.ts'
import { renderPackingSlip } from './packing-slip.ts'

/** What clients and providers do with returns of goods, the shipments of the platform's own goods, and packing slips. */
export function returnRoutes(app: FastifyInstance): void {
  serve(app, sendOwnGoods, async ({ ctx, params, body: { version, lines, carrier, tracking } }) => {
    const terms = { lines, carrier, tracking }
    await transitionOrder(ctx, { order_id: params.id, name: 'send_out', terms, ...(version === undefined ? {} : { version }) })
    return {}
  })
  serve(app, downloadPackingSlip, async ({ ctx, params, reply }) => {
    const { id, provider_id } = await loadVisibleOrder(ctx, params.id)
    if (provider_id !== userCtx(ctx).principal.provider?.id) throw notFound()
    return sendDocument(reply, await renderPackingSlip(ctx, id))
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
