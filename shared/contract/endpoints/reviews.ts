import { daySeconds } from '../../utils/durations.ts'
import { reviewReportForm } from '../catalog.ts'
import { empty, idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'

export const reportReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/report',
  action: 'rev.report',
  summary: 'Report a review to the administration, once',
  params: idParams,
  body: reviewReportForm,
  response: empty,
  status: 201,
  msg: { en: 'Thank you. We will look into the review', ar: 'شكرًا لك، سنراجع التقييم' },
  limit: { max: 20, perSeconds: daySeconds },
})
