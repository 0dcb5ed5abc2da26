import type { ComplaintsPage } from '@wasl/shared/contract/complaints.ts'
import { complaintReasons } from '@wasl/shared/rules/complaint-reasons.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { Select } from '../forms/Select.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { useIsOwner } from '../ui/root-data.ts'
import { ComplaintImages } from './ComplaintImages.tsx'
import type { RejectedForm } from './complaint-actions.server.ts'

type Props = { orders: ComplaintsPage['orders']; orderId: string; isBlocking: boolean; rejected: RejectedForm | null }

/** A new complaint: subject, reason, message, order and images. */
export function ComplaintForm({ orders, orderId, isBlocking, rejected }: Props) {
  const { t } = useTranslation('complaints')
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  const { values = {}, errors = {}, attached = [] } = rejected ?? {}
  const labels = useLabels()
  const isOwner = useIsOwner()
  return (
    <ActionForm method="post" encType="multipart/form-data" noValidate preventScrollReset className="flex flex-col gap-5">
      <ErrorSummary msg={rejected?.msg} errors={rejected?.errors} labels={labels} />
      <TextInput name="subject" label={labels.subject} maxLength={120} defaultValue={values.subject} errors={errors.subject} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          name="reason"
          label={labels.reason}
          defaultValue={values.reason}
          options={typedEntries(complaintReasons).map(([value, label]) => ({ value, label: text(label) }))}
          errors={errors.reason}
        />
        <Select
          name="order_id"
          label={labels.order_id}
          optional
          placeholder={t('form.noOrder')}
          defaultValue={values.order_id ?? orderId}
          options={orders.map(({ id, number, category }) => ({ value: id, label: `\u2066${number}\u2069 · ${text(category)}` }))}
          errors={errors.order_id}
        />
      </div>
      <Textarea
        name="message"
        label={labels.message}
        hint={t('form.messageHint')}
        rows={6}
        maxLength={2000}
        defaultValue={values.message}
        errors={errors.message}
      />
      <Checkbox
        name="is_blocking"
        label={
          <>
            {labels.is_blocking} <span className="block text-sm text-muted">{t('form.blockingHint')}</span>
          </>
        }
        defaultChecked={rejected ? values.is_blocking === 'true' : isBlocking}
        errors={errors.is_blocking}
      />
      <ComplaintImages attached={attached} errors={errors.file_ids} />
      {!isOwner && <p className="text-sm text-muted">{t('form.ownerReads')}</p>}
      <Button size="large" busy={busy} className="w-full sm:w-auto sm:self-start">
        {t('form.send')}
      </Button>
    </ActionForm>
  )
}

function useLabels() {
  const { t } = useTranslation('complaints')
  return {
    subject: t('form.subject'),
    reason: t('form.reason'),
    order_id: t('form.order'),
    message: t('form.message'),
    is_blocking: t('form.blocking'),
    file_ids: t('form.images'),
  }
}
