import { reportReview as reportReviewEndpoint } from '@wasl/shared/contract/endpoints/reviews.ts'
import { data } from 'react-router'
import { attempt } from '../server/api.server.ts'
import type { Session } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'

/** Whether a form reports a review. */
export const reportsReview = (form: FormData): boolean => form.get('intent') === 'report_review'

/** Reports a review, and opens the page again. */
export async function reportReview({ api }: Pick<Session, 'api'>, form: FormData, path: string) {
  const reported = String(form.get('review_id') ?? '')
  const body = { reason: form.get('reason'), note: String(form.get('note') ?? '') }
  const result = await attempt(api.submit(reportReviewEndpoint, { params: { id: reported }, entered: body }))
  if (result.ok) return redirectWithToast(path, result.msg)
  return data({ msg: result.msg, errors: result.errors, reported, values: {} }, { status: result.status })
}
