import * as endpoints from '@wasl/shared/contract/endpoints/reviews.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { reportReview } from './report-review.ts'

/** Reports about published reviews. */
export function reviewRoutes(app: FastifyInstance): void {
  serve(app, endpoints.reportReview, async ({ ctx, params, body }) => {
    await reportReview(userCtx(ctx), { id: params.id, ...body })
    return {}
  })
}
