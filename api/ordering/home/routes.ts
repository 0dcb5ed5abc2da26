import { empty, idParams, pageQuery } from '@wasl/shared/contract/common.ts'
import { reviewAnswerForm } from '@wasl/shared/contract/orders.ts'
import { ownOffers, ownReviews, userHome } from '@wasl/shared/contract/user-home.ts'
import type { FastifyInstance } from 'fastify'
import { userCtx } from '../../platform/http/request-context.ts'
import { route } from '../../platform/http/route.ts'
import { answerOwnReview } from '../reviews/write-review.ts'
import { listOffersOfProvider } from './own-offers.ts'
import { listOwnReviews } from './own-reviews.ts'
import { loadUserHome } from './user-home.ts'

/** The home page of users, and the own offers of providers. */
export function homeRoutes(app: FastifyInstance): void {
  route(app, {
    method: 'GET',
    url: '/api/user/home',
    action: 'ord.list.mine',
    or: ['prv.ord.list'],
    summary: 'Your running orders with their next step; for providers what waits for them, income, rating and completeness',
    response: userHome,
    handler: ({ ctx }) => loadUserHome(userCtx(ctx)),
  })
  route(app, {
    method: 'GET',
    url: '/api/user/offers',
    action: 'prv.ord.list',
    summary: 'One page of the price offers of your provider, with their status',
    query: pageQuery,
    response: ownOffers,
    handler: ({ ctx, query }) => listOffersOfProvider(userCtx(ctx), query),
  })
  route(app, {
    method: 'GET',
    url: '/api/user/reviews',
    action: 'prv.ord.list',
    summary: 'One page of the reviews of your provider, with their orders',
    query: pageQuery,
    response: ownReviews,
    handler: ({ ctx, query }) => listOwnReviews(userCtx(ctx), query),
  })
  route(app, {
    method: 'POST',
    url: '/api/user/reviews/:id/answer',
    action: 'prv.step',
    summary: 'Answer a review of your provider, once',
    params: idParams,
    body: reviewAnswerForm,
    response: empty,
    msg: { en: 'Your reply is published', ar: 'نُشر ردك' },
    lateBody: true,
    handler: async ({ ctx, params, parseBody }) => {
      await answerOwnReview(userCtx(ctx), { id: params.id, parseBody })
      return {}
    },
  })
}
