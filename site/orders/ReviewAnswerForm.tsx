import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'

/** The provider's public answer to a review, given once. */
export function ReviewAnswerForm({ failure }: { failure: ApiFailure | null }) {
  const { t } = useTranslation('orders')
  const busy = useNavigation().formData?.get('intent') === 'answer_review'
  return (
    <ActionForm method="post" preventScrollReset className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
      <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={{ answer: t('review.yourAnswer') }} />
      <input type="hidden" name="intent" value="answer_review" />
      <Textarea
        name="answer"
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
