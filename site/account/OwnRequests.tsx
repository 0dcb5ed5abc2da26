import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Select } from '../forms/Select.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { UserText } from '../ui/UserText.tsx'
import type { OwnRequest, OwnRequests as Requests } from './own-requests.server.ts'

/** The user's requests about personal data, and the form for a correction or an objection. */
export function OwnRequests({ requests: { rows, kinds }, errors = {} }: { requests: Requests; errors: FieldErrors | undefined }) {
  const { t } = useTranslation('account')
  const text = useText()
  const busy = useNavigation().formData?.get('intent') === 'send_request'
  // Empties the fields once their request is in the list; copies and deletions, which have no details, leave them alone.
  const newestByForm = rows.find(({ details }) => details !== null)
  return (
    <Card title={t('requests.title')}>
      <p className="-mt-2 mb-4 text-muted">{t('requests.hint')}</p>
      {rows.length > 0 && (
        <ul className="mb-5 divide-y divide-line">
          {rows.map((row) => (
            <Request key={row.id} row={row} />
          ))}
        </ul>
      )}
      <ActionForm method="post" noValidate className="flex max-w-lg flex-col gap-5">
        <Fragment key={newestByForm?.id}>
          <Select
            name="kind"
            label={t('requests.kind')}
            options={kinds.map(({ value, label }) => ({ value, label: text(label) }))}
            errors={errors.kind}
          />
          <Textarea
            name="details"
            label={t('requests.details')}
            hint={t('requests.detailsHint')}
            maxLength={2000}
            errors={errors.details}
          />
        </Fragment>
        <Button tone="plain" name="intent" value="send_request" busy={busy} className="self-start">
          {t('requests.submit')}
        </Button>
      </ActionForm>
    </Card>
  )
}

function Request({ row }: { row: OwnRequest }) {
  const { t } = useTranslation('account')
  const text = useText()
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-medium">{text(row.kind)}</span>
        <StatusBadge tone={row.status.tone}>{text(row.status.label)}</StatusBadge>
      </span>
      {row.details && <UserText>{row.details}</UserText>}
      {row.reject_reason && (
        <span>
          {t('requests.rejectReason')} <UserText>{row.reject_reason}</UserText>
        </span>
      )}
      <span className="text-sm text-muted">
        <DateText at={row.created_at} />
        {row.due_at && (
          <>
            {' · '}
            {t('requests.due')} <DateText at={row.due_at} />
          </>
        )}
      </span>
    </li>
  )
}
