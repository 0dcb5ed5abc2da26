import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { Button } from '../ui/Button.tsx'
import { ComplaintImages } from './ComplaintImages.tsx'
import type { RejectedForm } from './complaint-actions.server.ts'

/** A further message in a complaint, with images. */
export function MessageForm({ reopens, rejected }: { reopens: boolean; rejected: RejectedForm | null }) {
  const { t } = useTranslation('complaints')
  const busy = useNavigation().formData?.get('intent') === 'message'
  const labels = { message: t('write.message'), file_ids: t('form.images') }
  return (
    <ActionForm
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      className="mt-6 flex flex-col gap-5 border-t border-line pt-6"
    >
      <input type="hidden" name="intent" value="message" />
      <ErrorSummary msg={rejected?.msg} errors={rejected?.errors} labels={labels} />
      <Textarea
        name="message"
        label={labels.message}
        {...(reopens && { hint: t('write.reopenHint') })}
        maxLength={2000}
        defaultValue={rejected?.values.message}
        errors={rejected?.errors.message}
      />
      <ComplaintImages attached={rejected?.attached ?? []} errors={rejected?.errors.file_ids} />
      <Button busy={busy} className="self-start">
        {t('write.send')}
      </Button>
    </ActionForm>
  )
}
