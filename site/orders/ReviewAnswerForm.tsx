import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'

type Props = {
  failure: Pick<ApiFailure, 'msg' | 'errors'> | null
  /** Which review of the page; on an order's page there is one. */
  review_id?: string
  /** Of the review that is read here. */
  version: number
}

/** The provider's public answer to a review, given once. */
export function ReviewAnswerForm({ failure, review_id, version }: Props) {
  const { t } = useTranslation('orders')
  const sent = useNavigation().formData
  const busy = sent?.get('intent') === 'answer_review' && (review_id === undefined || sent.get('review_id') === review_id)
  const id = review_id ? `answer-${review_id}` : 'answer'
  // Of one identity per response: the summary takes the focus once.
  const errors = useMemo(() => (failure?.errors.answer ? { [id]: failure.errors.answer } : {}), [failure, id])
  return (
    <ActionForm method="post" preventScrollReset className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
      <ErrorSummary msg={failure?.msg} errors={errors} labels={{ [id]: t('review.yourAnswer') }} />
      <input type="hidden" name="intent" value="answer_review" />
      {review_id && <input type="hidden" name="review_id" value={review_id} />}
      <input type="hidden" name="version" value={version} />
      <Textarea
        name="answer"
        id={id}
        label={t('review.yourAnswer')}
        hint={t('review.answerHint')}
        maxLength={1000}
        errors={failure?.errors.answer}
      />
      <Button busy={busy} tone="soft" className="self-start">
        {t('review.sendAnswer')}
      </Button>
    </ActionForm>
  )
}
