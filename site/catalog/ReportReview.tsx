import { reviewReportReasons } from '@wasl/shared/rules/review-report-reasons.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { useTranslation } from 'react-i18next'
import { useActionData, useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { Select } from '../forms/Select.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { useRootData } from '../ui/root-data.ts'

type Failure = { msg: string; errors: FieldErrors; reported?: string }

/** Reports a review to the administration; nothing for guests. Works without a script. */
export function ReportReview({ review_id, author }: { review_id: string; author: string }) {
  const { t } = useTranslation('services')
  const text = useText()
  const viewer = useRootData()?.viewer
  const result = useActionData<Failure>()
  const busy = useNavigation().state === 'submitting'
  const failure = result?.reported === review_id ? result : undefined
  if (!viewer) return null
  const idPrefix = `${review_id}-`
  return (
    <details open={failure !== undefined || undefined} className="mt-2 text-sm">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted underline underline-offset-4 hover:text-brand">
        {t('reportReview.title')} <span className="sr-only">{author}</span>
      </summary>
      <ActionForm method="post" noValidate preventScrollReset className="mt-3 flex max-w-xl flex-col gap-4 rounded-control bg-sunken p-4">
        <input type="hidden" name="intent" value="report_review" />
        <input type="hidden" name="review_id" value={review_id} />
        <ErrorSummary
          msg={failure?.msg}
          errors={failure?.errors}
          labels={{ reason: t('report.reason'), note: t('reportReview.note') }}
          idPrefix={idPrefix}
        />
        <Select
          name="reason"
          id={`${idPrefix}reason`}
          label={t('report.reason')}
          options={typedEntries(reviewReportReasons).map(([value, label]) => ({ value, label: text(label) }))}
          errors={failure?.errors.reason}
        />
        <Textarea
          name="note"
          id={`${idPrefix}note`}
          label={t('reportReview.note')}
          hint={t('report.hint')}
          optional
          maxLength={500}
          errors={failure?.errors.note}
        />
        <Button tone="soft" size="small" busy={busy} className="self-start">
          {t('report.submit')}
        </Button>
      </ActionForm>
    </details>
  )
}
