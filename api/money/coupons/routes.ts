import { idParams } from '@wasl/shared/contract/common.ts'
import { couponQuery, couponQuote } from '@wasl/shared/contract/coupons.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { quoteCoupon } from './quote-coupon.ts'

/** The coupon of a payment. */
export function couponRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/orders/:id/coupon',
    action: 'coupon.apply',
    summary: 'What a coupon takes off the next payment of your own order',
    params: idParams,
    query: couponQuery,
    response: couponQuote,
    handler: async ({ ctx, params, query }) => quoteCoupon(userCtx(ctx), { order_id: params.id, code: query.coupon_code }),
  })
}
