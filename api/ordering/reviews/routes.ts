import { reviewReportForm } from '@wasl/shared/contract/catalog.ts'
import { empty, idParams } from '@wasl/shared/contract/common.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { reportReview } from './report-review.ts'

/** Reports about published reviews. */
export function reviewRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'POST',
    url: '/api/reviews/:id/report',
    action: 'rev.report',
    summary: 'Report a review to the administration, once',
    params: idParams,
    body: reviewReportForm,
    response: empty,
    status: 201,
    msg: { en: 'Thank you. We will look into the review', ar: 'شكرًا لك، سنراجع التقييم' },
    limit: { max: 20, perSeconds: daySeconds },
    lateBody: true,
    handler: async ({ ctx, params, parseBody }) => {
      await reportReview(userCtx(ctx), { id: params.id, parseBody })
      return {}
    },
  })
}
