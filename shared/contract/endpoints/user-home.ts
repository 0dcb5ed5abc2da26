import { empty, idParams, pageQuery } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { reviewAnswerForm } from '../order-reviews.ts'
import { ownOffers, ownReviews, userHome } from '../user-home.ts'

export const showUserHome = endpoint({
  method: 'GET',
  path: '/api/user/home',
  action: 'ord.list.mine',
  or: ['prv.ord.list'],
  summary:
    'Your active orders with their next step; for providers what waits for them, income, rating and completeness, for clients their last providers',
  response: userHome,
})
export const listOwnOffers = endpoint({
  method: 'GET',
  path: '/api/user/offers',
  action: 'prv.ord.list',
  summary: 'One page of the price offers of your provider, with their status',
  query: pageQuery,
  response: ownOffers,
})
export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/api/user/reviews',
  action: 'prv.ord.list',
  summary: 'One page of the reviews of your provider, with their orders',
  query: pageQuery,
  response: ownReviews,
})
export const answerOwnReview = endpoint({
  method: 'POST',
  path: '/api/user/reviews/:id/answer',
  action: 'prv.step',
  summary: 'Answer a review of your provider, once',
  params: idParams,
  body: reviewAnswerForm,
  response: empty,
  msg: { en: 'Your reply is published', ar: 'نُشر ردك' },
})
