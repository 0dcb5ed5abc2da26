import { isAdminAction } from '@wasl/shared/access/table.ts'
import { empty, idParams, reasonOption } from '@wasl/shared/contract/common.ts'
import { offersQuery, offerView } from '@wasl/shared/contract/offers.ts'
import * as wire from '@wasl/shared/contract/orders.ts'
import { asArray, transitionOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Label } from '@wasl/shared/units.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { payOrder } from '../../money/payments/pay-order.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { listReasonOptions } from '../../resources/actions/reason-options.ts'
import { draftKeyOf } from '../drafts/routes.ts'
import { listOwnOffers } from '../offers/list-own-offers.ts'
import { answerReview, writeReview } from '../reviews/write-review.ts'
import { cancelReasonsSource } from './cancel-reasons.ts'
import { loadClosedRequest } from './closed-request.ts'
import { listOrders } from './list-orders.ts'
import { loadOrderPage } from './order-page.ts'
import { publicTransitions } from './public-transitions.ts'
import { requestTransition } from './request-transition.ts'
import { resendOrder } from './resend-order.ts'
import { submitOrder } from './submit-order.ts'

const orderSent: Label = { en: 'Your order was sent', ar: 'أُرسل طلبك' }
const consultationSent: Label = { en: 'Your consultation was sent', ar: 'أُرسلت استشارتك' }
const sentMessage = ({ kind }: z.input<typeof wire.sentOrder>): Label => (kind === 'consultation' ? consultationSent : orderSent)

/** The orders of clients and providers, with one route per public transition. */
export function orderRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/orders',
    action: 'ord.create.service',
    or: ['ord.create.consult', 'ord.create.private'],
    summary: 'Send an order; a private one to each of `provider_ids`, and `data` is the first of these orders',
    body: wire.newOrderForm,
    response: wire.sentOrder,
    msg: sentMessage,
    status: 201,
    lateBody: true,
    handler: async ({ ctx, parseBody, request }) => submitOrder(userCtx(ctx), parseBody, draftKeyOf(request)),
  })
  route(app, {
    method: 'POST',
    url: '/api/orders/:id/resend',
    action: 'ord.create.service',
    or: ['ord.create.consult', 'ord.create.private'],
    summary:
      'Send an expired or rejected order again as it is, once: a new order with copies of its files; a repeated call returns this order',
    params: idParams,
    response: wire.sentOrder,
    msg: sentMessage,
    status: 201,
    handler: ({ ctx, params }) => resendOrder(userCtx(ctx), params.id),
  })
  route(app, {
    method: 'GET',
    url: '/api/orders',
    action: 'ord.list.mine',
    or: ['prv.ord.list', 'prv.ord.open'],
    summary: 'One page of your own orders, or of the open requests one could serve',
    query: wire.ordersQuery,
    response: wire.ordersPage,
    handler: async ({ ctx, query }) => listOrders(userCtx(ctx), query),
  })
  route(app, {
    method: 'GET',
    url: '/api/orders/cancel-reasons',
    action: 'ord.cancel',
    or: ['prv.ord.delete'],
    summary: 'The reasons to choose from when cancelling',
    response: z.array(reasonOption),
    handler: ({ ctx }) => listReasonOptions(ctx, cancelReasonsSource(ctx)),
  })
  route(app, {
    method: 'GET',
    url: '/api/orders/:id',
    action: 'ord.read',
    summary: 'One order with its offers, history and available actions',
    params: idParams,
    query: offersQuery,
    response: wire.orderPage,
    handler: async ({ ctx, params, query }) => loadOrderPage(userCtx(ctx), params.id, query.sort),
  })
  route(app, {
    method: 'GET',
    url: '/api/orders/:id/closed-request',
    action: 'ord.read',
    summary: 'Why a provider cannot open a request any more that was open to it',
    params: idParams,
    response: wire.closedRequest,
    handler: ({ ctx, params }) => loadClosedRequest(userCtx(ctx), params.id),
  })
  route(app, {
    method: 'GET',
    url: '/api/orders/:id/offers',
    action: 'ord.offer.list',
    summary: 'The offers on your own order, with the state of each negotiation',
    params: idParams,
    query: offersQuery,
    response: z.array(offerView),
    handler: async ({ ctx, params, query }) => listOwnOffers(userCtx(ctx), params.id, query.sort),
  })
  route(app, {
    method: 'POST',
    url: '/api/orders/:id/pay',
    action: 'ord.pay',
    summary: 'Pay the due amount from the wallet, or by card at `pay_url`; requires an Idempotency-Key',
    params: idParams,
    body: wire.payForm,
    response: wire.paid,
    lateBody: true,
    handler: async ({ ctx, params, parseBody, request }) => {
      const key = request.headers['idempotency-key']
      return payOrder(userCtx(ctx), { order_id: params.id, key: typeof key === 'string' ? key : undefined, parseBody })
    },
  })
  route(app, {
    method: 'POST',
    url: '/api/orders/:id/review',
    action: 'ord.review',
    summary: 'Rate a completed order, once',
    params: idParams,
    body: wire.reviewForm,
    response: empty,
    msg: { en: 'Thank you for your review', ar: 'شكرًا على تقييمك' },
    status: 201,
    lateBody: true,
    handler: async ({ ctx, params, parseBody }) => {
      await writeReview(userCtx(ctx), { order_id: params.id, parseBody })
      return {}
    },
  })
  route(app, {
    method: 'POST',
    url: '/api/orders/:id/review/answer',
    action: 'prv.step',
    summary: 'Answer the review of an own order, once',
    params: idParams,
    body: wire.reviewAnswerForm,
    response: empty,
    msg: { en: 'Your reply is published', ar: 'نُشر ردك' },
    lateBody: true,
    handler: async ({ ctx, params, parseBody }) => {
      await answerReview(userCtx(ctx), { order_id: params.id, parseBody })
      return {}
    },
  })
  for (const [name, { body, msg, route: own }] of typedEntries(publicTransitions)) {
    const { access, label } = transitionOf(orderLifecycle, name)
    // Administrators make it through their own route.
    const [action, ...or] = asArray(access ?? []).filter((row) => !isAdminAction(row))
    if (!action) throw new Error(`orderRoutes: ${name} has no row of the access table`)
    route(app, {
      method: own?.method ?? 'POST',
      url: `/api/orders/:id${own?.path ?? `/transitions/${name}`}`,
      action,
      or,
      summary: `Order: ${label.en}`,
      params: idParams,
      body,
      response: wire.transitionedOrder,
      msg,
      lateBody: true,
      handler: async ({ ctx, params, parseBody }) => requestTransition(ctx, { order_id: params.id, name, parseBody }),
    })
  }
}
