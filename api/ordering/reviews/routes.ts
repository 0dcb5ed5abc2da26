import * as endpoints from '@wasl/shared/contract/endpoints/reviews.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { serveLateBody } from '../../platform/http/serve.ts'
import { reportReview } from './report-review.ts'

/** Reports about published reviews. */
export function reviewRoutes(app: FastifyInstance): void {
  serveLateBody(app, endpoints.reportReview, async ({ ctx, params, parseBody }) => {
    await reportReview(userCtx(ctx), { id: params.id, parseBody })
    return {}
  })
}
