import * as endpoints from '@wasl/shared/contract/endpoints/orders.ts'
import { transitionEndpoints } from '@wasl/shared/contract/transition-endpoints.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve, serveLateBody } from '../../platform/http/serve.ts'
import { listReasonOptions } from '../../resources/actions/reason-options.ts'
import { draftKeyOf } from '../drafts/routes.ts'
import { listOwnOffers } from '../offers/list-own-offers.ts'
import { payOrder } from '../payments/pay-order.ts'
import { answerReview, writeReview } from '../reviews/write-review.ts'
import { cancelReasonsSource } from './cancel-reasons.ts'
import { loadClosedRequest } from './closed-request.ts'
import { listOrders } from './list-orders.ts'
import { loadOrderPage } from './order-page.ts'
import { requestTransition } from './request-transition.ts'
import { resendOrder } from './resend-order.ts'
import { submitOrder } from './submit-order.ts'

/** The orders of clients and providers, with one route per public transition. */
export function orderRoutes(app: FastifyInstance): void {
  serveLateBody(app, endpoints.sendOrder, async ({ ctx, parseBody, request }) => submitOrder(userCtx(ctx), parseBody, draftKeyOf(request)))
  serve(app, endpoints.resendOrder, ({ ctx, params }) => resendOrder(userCtx(ctx), params.id))
  serve(app, endpoints.listOrders, async ({ ctx, query }) => listOrders(userCtx(ctx), query))
  serve(app, endpoints.listCancelReasons, ({ ctx }) => listReasonOptions(ctx, cancelReasonsSource(ctx)))
  serve(app, endpoints.showOrder, async ({ ctx, params, query }) => loadOrderPage(userCtx(ctx), params.id, query.sort))
  serve(app, endpoints.showClosedRequest, ({ ctx, params }) => loadClosedRequest(userCtx(ctx), params.id))
  serve(app, endpoints.listOrderOffers, async ({ ctx, params, query }) => listOwnOffers(userCtx(ctx), params.id, query.sort))
  serveLateBody(app, endpoints.payOrder, async ({ ctx, params, parseBody, request }) => {
    const key = request.headers['idempotency-key']
    return payOrder(userCtx(ctx), { order_id: params.id, key: typeof key === 'string' ? key : undefined, parseBody })
  })
  serveLateBody(app, endpoints.reviewOrder, async ({ ctx, params, parseBody }) => {
    await writeReview(userCtx(ctx), { order_id: params.id, parseBody })
    return {}
  })
  serveLateBody(app, endpoints.answerReview, async ({ ctx, params, parseBody }) => {
    await answerReview(userCtx(ctx), { order_id: params.id, parseBody })
    return {}
  })
  for (const [name, endpoint] of typedEntries(transitionEndpoints))
    serveLateBody(app, endpoint, async ({ ctx, params, parseBody }) => requestTransition(ctx, { order_id: params.id, name, parseBody }))
}
