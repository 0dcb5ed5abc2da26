import * as endpoints from '@wasl/shared/contract/endpoints/orders.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { listReasonOptions } from '../../resources/actions/reason-options.ts'
import { draftKeyOf } from '../drafts/routes.ts'
import { listOwnOffers } from '../offers/list-own-offers.ts'
import { payOrder } from '../payments/pay-order.ts'
import { answerReview, writeReview } from '../reviews/write-review.ts'
import { cancelReasonsSource } from './cancel-reasons.ts'
import { loadClosedRequest } from './closed-request.ts'
import { listOrders } from './list-orders.ts'
import { loadOrderPage } from './order-page.ts'
import { resendOrder } from './resend-order.ts'
import { submitOrder } from './submit-order.ts'
import { transitionRoutes } from './transition-routes.ts'
import { withItemErrors } from './with-item-errors.ts'

/** The orders of clients and providers, and their transitions. */
export function orderRoutes(app: FastifyInstance): void {
  serve(app, endpoints.sendOrder, ({ ctx, body, request }) => submitOrder(userCtx(ctx), body, draftKeyOf(request)), {
    completeErrors: withItemErrors,
  })
  serve(app, endpoints.resendOrder, ({ ctx, params }) => resendOrder(userCtx(ctx), params.id))
  serve(app, endpoints.listOrders, async ({ ctx, query }) => listOrders(userCtx(ctx), query))
  serve(app, endpoints.listCancelReasons, ({ ctx }) => listReasonOptions(ctx, cancelReasonsSource(ctx)))
  serve(app, endpoints.showOrder, async ({ ctx, params, query }) => loadOrderPage(userCtx(ctx), params.id, query.sort))
  serve(app, endpoints.showClosedRequest, ({ ctx, params }) => loadClosedRequest(userCtx(ctx), params.id))
  serve(app, endpoints.listOrderOffers, async ({ ctx, params, query }) => listOwnOffers(userCtx(ctx), params.id, query.sort))
  serve(app, endpoints.payOrder, async ({ ctx, params, body, request }) => {
    const key = request.headers['idempotency-key']
    return payOrder(userCtx(ctx), { order_id: params.id, key: typeof key === 'string' ? key : undefined, form: body })
  })
  serve(app, endpoints.reviewOrder, async ({ ctx, params, body }) => {
    await writeReview(userCtx(ctx), { order_id: params.id, ...body })
    return {}
  })
  serve(app, endpoints.answerReview, async ({ ctx, params, body }) => {
    await answerReview(userCtx(ctx), { order_id: params.id, ...body })
    return {}
  })
  transitionRoutes(app)
}
