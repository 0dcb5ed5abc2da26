import { answerOwnReview } from '@wasl/shared/contract/endpoints/user-home.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { data } from 'react-router'
import { attempt } from '../server/api.server.ts'
import type { Session } from '../server/session.server.ts'
import { redirectWithToast } from '../server/toast.server.ts'

/** Publishes the answer to a review of the user's provider. */
export async function answerReview({ api, locale }: Pick<Session, 'api' | 'locale'>, form: FormData) {
  const review_id = String(form.get('review_id') ?? '')
  const result = await attempt(
    api.submit(answerOwnReview, {
      params: { id: review_id },
      entered: { answer: String(form.get('answer') ?? ''), version: String(form.get('version') ?? '') },
    }),
  )
  if (result.ok) return redirectWithToast(pathIn(locale, pages.profile({ tab: 'reviews' })), result.msg)
  return data({ msg: result.msg, errors: result.errors, values: { review_id } }, { status: result.status })
}
