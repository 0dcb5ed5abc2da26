import { empty, idParams, reasonOption } from '@wasl/shared/contract/common.ts'
import * as wire from '@wasl/shared/contract/orders.ts'
import { asArray, transitionNames, transitionOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { payFromWallet } from '../../money/payments/pay-from-wallet.ts'
import { runIdempotent } from '../../money/payments/run-idempotent.ts'
import { notFound } from '../../platform/http/errors.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { listReasonOptions } from '../../resources/actions/reason-options.ts'
import { assertReviewable, writeReview } from '../reviews.ts'
import { cancelReasonsSource } from './cancel-reasons.ts'
import { listOrders } from './list-orders.ts'
import { loadOrderPage } from './order-page.ts'
import { publicTransitions } from './public-transitions.ts'
import { assertTransitionAllowed, requestTransition } from './request-transition.ts'
import { submitOrder } from './submit-order.ts'
import { transitionOrder } from './transition-order.ts'
import { loadVisibleOrder } from './visible-order.ts'

/** The orders of clients and providers, with one route per public transition. */
export function orderRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/orders',
    action: 'ord.create.service',
    summary: 'Send a service or consultation order',
    body: wire.orderForm,
    response: wire.sentOrder,
    msg: { en: 'Your order was sent', ar: 'أُرسل طلبك' },
    status: 201,
    handler: async ({ ctx, body }) => submitOrder(userCtx(ctx), body),
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
    query: z.object({ sort: z.enum(['price', '-price']).default('price') }),
    response: wire.orderPage,
    handler: async ({ ctx, params, query }) => loadOrderPage(userCtx(ctx), params.id, query.sort),
  })
  route(app, {
    method: 'PATCH',
    url: '/api/orders/:id',
    action: 'ord.edit',
    summary: 'Edit an order while no offer is accepted',
    params: idParams,
    body: wire.orderForm,
    response: wire.transitionedOrder,
    msg: { en: 'Order edited', ar: 'عُدّل الطلب' },
    authorize: async ({ ctx, params }) => assertTransitionAllowed(ctx, params.id, 'edit'),
    handler: async ({ ctx, params, body }) => transitionOrder(ctx, { order_id: params.id, name: 'edit', terms: body }),
  })
  route(app, {
    method: 'POST',
    url: '/api/orders/:id/pay',
    action: 'ord.pay',
    summary: 'Pay the due amount from the wallet; requires an Idempotency-Key',
    params: idParams,
    body: wire.payForm,
    response: wire.paid,
    msg: { en: 'Payment received', ar: 'وصل دفعك' },
    authorize: async ({ ctx, params }) => assertOwnedByClient(userCtx(ctx).principal.id, await loadVisibleOrder(ctx, params.id)),
    handler: async ({ ctx, params, body, request }) => {
      const key = request.headers['idempotency-key']
      return runIdempotent(userCtx(ctx), typeof key === 'string' ? key : undefined, { pay: params.id, ...body }, (ctx) =>
        payFromWallet(ctx, params.id, body.version),
      )
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
    authorize: async ({ ctx, params }) => assertReviewable(userCtx(ctx), await loadVisibleOrder(ctx, params.id)),
    handler: async ({ ctx, params, body }) => {
      await writeReview(userCtx(ctx), { order_id: params.id, ...body })
      return {}
    },
  })
  for (const name of transitionNames(orderLifecycle)) {
    const { body, msg } = publicTransitions[name] ?? {}
    const { access, label } = transitionOf(orderLifecycle, name)
    const [action, ...or] = asArray(access ?? [])
    if (!body || !msg || !action) continue
    route(app, {
      method: 'POST',
      url: `/api/orders/:id/transitions/${name}`,
      action,
      or,
      summary: `Order: ${label.en}`,
      params: idParams,
      body,
      response: wire.transitionedOrder,
      msg,
      authorize: async ({ ctx, params }) => assertTransitionAllowed(ctx, params.id, name),
      handler: async ({ ctx, params, body }) => requestTransition(ctx, { order_id: params.id, name, body }),
    })
  }
}

function assertOwnedByClient(id: string, order: { client_id: string }): void {
  if (order.client_id !== id) throw notFound()
}
