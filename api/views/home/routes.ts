import * as endpoints from '@wasl/shared/contract/endpoints/user-home.ts'
import type { FastifyInstance } from 'fastify'
import { answerOwnReview } from '../../ordering/reviews/write-review.ts'
import { userCtx } from '../../platform/http/request-context.ts'
import { serve } from '../../platform/http/serve.ts'
import { listOffersOfProvider } from './own-offers.ts'
import { listOwnReviews } from './own-reviews.ts'
import { loadUserHome } from './user-home.ts'

/** The home page of users, and the own offers of providers. */
export function homeRoutes(app: FastifyInstance): void {
  serve(app, endpoints.showUserHome, ({ ctx }) => loadUserHome(userCtx(ctx)))
  serve(app, endpoints.listOwnOffers, ({ ctx, query }) => listOffersOfProvider(userCtx(ctx), query))
  serve(app, endpoints.listOwnReviews, ({ ctx, query }) => listOwnReviews(userCtx(ctx), query))
  serve(app, endpoints.answerOwnReview, async ({ ctx, params, body }) => {
    await answerOwnReview(userCtx(ctx), { id: params.id, ...body })
    return {}
  })
}
