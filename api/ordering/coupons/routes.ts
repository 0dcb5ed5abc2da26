import * as endpoints from '@wasl/shared/contract/endpoints/payments.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { quoteCoupon } from './quote-coupon.ts'

/** The coupon of a payment. */
export function couponRoutes(app: FastifyInstance): void {
  serve(app, endpoints.quoteCoupon, async ({ ctx, params, query }) =>
    quoteCoupon(userCtx(ctx), { order_id: params.id, code: query.coupon_code }),
  )
}
