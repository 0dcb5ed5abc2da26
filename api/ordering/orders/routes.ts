import { empty, idParams, readyReason } from '@wasl/shared/contract/common.ts'
import * as wire from '@wasl/shared/contract/orders.ts'
import { many, namesOf, rowOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { once } from '../../money/payments/idempotent.ts'
import { payFromWallet } from '../../money/payments/pay-from-wallet.ts'
import { userCtx } from '../../platform/http/context-of.ts'
import { notFound } from '../../platform/http/errors.ts'
import { route } from '../../platform/http/route.ts'
import { readyReasons } from '../../resources/reason-options.ts'
import { mayReview, writeReview } from '../reviews/write-review.ts'
import { cancelReasons } from './cancel-reasons.ts'
import { orderPage } from './order-page.ts'
import { ordersPage } from './orders-page.ts'
import { served } from './public-transitions.ts'
import { mayAsk, requestTransition } from './request-transition.ts'
import { submitOrder } from './submit-order.ts'
import { transition } from './transition.ts'
import { visibleOrder } from './visible-order.ts'

/** Orders as clients and providers see and move them; one route for each transition that people make. */
export function orderRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/orders',
    action: 'ord.create.service',
    summary: 'Send a service or consultation order',
    body: wire.orderForm,
    answer: wire.sentOrder,
    msg: ['Your order was sent', 'أُرسل طلبك'],
    status: 201,
    handler: async ({ ctx, body }) => submitOrder(userCtx(ctx), body),
  })
  route(app, {
    method: 'GET',
    url: '/api/orders',
    action: 'ord.list.mine',
    or: ['prv.ord.list', 'prv.ord.open'],
    summary: 'One page of the own orders, or of the requests one could serve',
    query: wire.ordersQuery,
    answer: wire.ordersPage,
    handler: async ({ ctx, query }) => ordersPage(userCtx(ctx), query),
  })
  route(app, {
    method: 'GET',
    url: '/api/orders/cancel-reasons',
    action: 'ord.cancel',
    or: ['prv.ord.delete'],
    summary: 'The reasons to choose from when cancelling',
    answer: z.array(readyReason),
    handler: ({ ctx }) => readyReasons(ctx, cancelReasons(ctx)),
  })
  route(app, {
    method: 'GET',
    url: '/api/orders/:id',
    action: 'ord.read',
    summary: 'One order with its offers, history and what may be done now',
    params: idParams,
    query: z.object({ sort: z.enum(['price', '-price']).default('price') }),
    answer: wire.orderPage,
    handler: async ({ ctx, params, query }) => orderPage(userCtx(ctx), params.id, query.sort),
  })
  route(app, {
    method: 'PATCH',
    url: '/api/orders/:id',
    action: 'ord.edit',
    summary: 'Edit an order while no offer is accepted',
    params: idParams,
    body: wire.orderForm,
    answer: wire.movedOrder,
    msg: ['Order edited', 'عُدّل الطلب'],
    before: async ({ ctx, params }) => mayAsk(ctx, params.id, 'edit'),
    handler: async ({ ctx, params, body }) => transition(ctx, { order_id: params.id, name: 'edit', terms: body }),
  })
  route(app, {
    method: 'POST',
    url: '/api/orders/:id/pay',
    action: 'ord.pay',
    summary: 'Pay what is due from the wallet; needs an Idempotency-Key',
    params: idParams,
    body: wire.payForm,
    answer: wire.paid,
    msg: ['Payment received', 'وصل دفعك'],
    before: async ({ ctx, params }) => ownedByClient(userCtx(ctx).who.id, await visibleOrder(ctx, params.id)),
    handler: async ({ ctx, params, body, request }) => {
      const key = request.headers['idempotency-key']
      return once(userCtx(ctx), typeof key === 'string' ? key : undefined, { pay: params.id, ...body }, (ctx) =>
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
    answer: empty,
    msg: ['Thank you for your review', 'شكرًا على تقييمك'],
    status: 201,
    before: async ({ ctx, params }) => mayReview(userCtx(ctx), await visibleOrder(ctx, params.id)),
    handler: async ({ ctx, params, body }) => {
      await writeReview(userCtx(ctx), { order_id: params.id, ...body })
      return {}
    },
  })
  for (const name of namesOf(orderLifecycle)) {
    const { body, msg } = served[name] ?? {}
    const { access, label } = rowOf(orderLifecycle, name)
    const [action, ...or] = many(access ?? [])
    if (!body || !msg || !action) continue
    route(app, {
      method: 'POST',
      url: `/api/orders/:id/transitions/${name}`,
      action,
      or,
      summary: `Order: ${label[0]}`,
      params: idParams,
      body,
      answer: wire.movedOrder,
      msg,
      before: async ({ ctx, params }) => mayAsk(ctx, params.id, name),
      handler: async ({ ctx, params, body }) => requestTransition(ctx, { order_id: params.id, name, body }),
    })
  }
}

function ownedByClient(id: string, order: { client_id: string }): void {
  if (order.client_id !== id) throw notFound()
}
