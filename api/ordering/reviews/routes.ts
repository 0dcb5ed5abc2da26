import * as orderEndpoints from '@wasl/shared/contract/endpoints/orders.ts'
import * as endpoints from '@wasl/shared/contract/endpoints/reviews.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { editReview } from './edit-review.ts'
import { reportReview } from './report-review.ts'
import { answerReview, writeProductReview, writeReview } from './write-review.ts'

/** Reviews of orders with their answers, and reports about published ones. */
export function reviewRoutes(app: FastifyInstance): void {
  serve(app, orderEndpoints.reviewOrder, async ({ ctx, params, body }) => {
    await writeReview(userCtx(ctx), { order_id: params.id, ...body })
    return {}
  })
  serve(app, orderEndpoints.editReview, async ({ ctx, params, body }) => {
    await editReview(userCtx(ctx), { order_id: params.id, ...body })
    return {}
  })
  serve(app, orderEndpoints.reviewProduct, async ({ ctx, params, body }) => {
    await writeProductReview(userCtx(ctx), { order_id: params.id, product_id: params.product_id, ...body })
    return {}
  })
  serve(app, orderEndpoints.editProductReview, async ({ ctx, params, body }) => {
    await editReview(userCtx(ctx), { order_id: params.id, product_id: params.product_id, ...body })
    return {}
  })
  serve(app, orderEndpoints.answerReview, async ({ ctx, params, body }) => {
    await answerReview(userCtx(ctx), { order_id: params.id, ...body })
    return {}
  })
  serve(app, endpoints.reportReview, async ({ ctx, params, body }) => {
    await reportReview(userCtx(ctx), { id: params.id, ...body })
    return {}
  })
}
