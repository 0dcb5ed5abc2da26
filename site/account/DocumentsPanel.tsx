import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { DocumentField } from '../provider-forms/DocumentField.tsx'
import { RejectionList } from '../provider-forms/RejectionList.tsx'
import { DocumentFields } from '../provider-forms/StepFields.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Detail } from '../ui/Detail.tsx'
import { FileName } from '../ui/FileName.tsx'
import { Ltr } from '../ui/Ltr.tsx'

type Failure = { msg: string; errors: FieldErrors; values: Readonly<Record<string, string>> } | undefined
type Props = { application: ProviderApplication; labels: Readonly<Record<string, string>>; failure: Failure }

/** The photo, which changes at once, and the numbers and the certificate, which the administration approves first. */
export function DocumentsPanel({ application, labels, failure }: Props) {
  const { t } = useTranslation('account')
  const change = application.document_change
  const failureOf = (intent: string) => (failure?.values.intent === intent ? failure : undefined)
  return (
    <>
      <Card>
        <PhotoForm key={application.photo?.id} application={application} labels={labels} failure={failureOf('photo')} />
      </Card>
      <Card
        title={t('documents.title')}
        end={change && <StatusBadge tone={change.status === 'pending' ? 'warn' : 'bad'}>{t(`documents.${change.status}`)}</StatusBadge>}
      >
        {change?.status === 'pending' ? (
          <PendingChange application={application} change={change} failure={failureOf('withdraw')} />
        ) : (
          <ChangeForm key={change?.submitted_at} application={application} labels={labels} failure={failureOf('documents')} />
        )}
      </Card>
    </>
  )
}

function PhotoForm({ application, labels, failure }: Props) {
  const { t } = useTranslation('account')
  const { t: tProvider } = useTranslation('provider')
  return (
    <ActionForm method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-6">
      <input type="hidden" name="part" value="documents" />
      <input type="hidden" name="intent" value="photo" />
      <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={labels} />
      <DocumentField
        name="photo_file_id"
        label={tProvider('fields.photo_file_id')}
        hint={tProvider('documents.photoHint')}
        kind="image"
        stored={application.photo}
        errors={failure?.errors.photo_file_id}
      />
      <Button busy={useIsSending('photo')} className="self-start">
        {t('documents.savePhoto')}
      </Button>
    </ActionForm>
  )
}

/** The form starts with what was rejected, so that only the wrong part has to be corrected. */
function ChangeForm({ application, labels, failure }: Props) {
  const { t } = useTranslation('account')
  const change = application.document_change
  const values = change ? { ...application, ...change, type: application.type } : application
  return (
    <>
      <p className="-mt-2 mb-4 text-muted">{t('documents.hint')}</p>
      {change && (
        <div className="mb-6 flex flex-col gap-3 rounded-card bg-bad-soft p-4">
          <p className="font-medium">{t('documents.rejectedHint')}</p>
          <RejectionList rejections={change.rejections} />
        </div>
      )}
      <ActionForm method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-6">
        <input type="hidden" name="part" value="documents" />
        <input type="hidden" name="intent" value="documents" />
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={labels} />
        <DocumentFields application={values} errors={failure?.errors} />
        <Button size="large" busy={useIsSending('documents')} className="self-start">
          {t('documents.submit')}
        </Button>
      </ActionForm>
    </>
  )
}

type PendingProps = { application: ProviderApplication; change: NonNullable<ProviderApplication['document_change']>; failure: Failure }

/** The new values that wait, with the current ones. */
function PendingChange({ application, change, failure }: PendingProps) {
  const { t } = useTranslation('account')
  const { t: tProvider } = useTranslation('provider')
  const isCompany = application.type === 'company'
  const isNewFile = change.certificate?.id !== application.certificate?.id
  return (
    <>
      <p className="-mt-2 mb-4 text-muted">
        {t('documents.pendingHint')} {t('documents.sentAt')} <DateText at={change.submitted_at} />
      </p>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {isCompany && (
          <Change label={tProvider('fields.commercial_number')} before={application.commercial_number} after={change.commercial_number} />
        )}
        <Change label={tProvider('fields.vat_number')} before={application.vat_number} after={change.vat_number} />
        {isNewFile && change.certificate && (
          <Detail label={tProvider(isCompany ? 'fields.certificate_file_id' : 'fields.freelance_certificate')} className="sm:col-span-2">
            <a
              href={resourceRoutes.file({ id: change.certificate.id })}
              target="_blank"
              rel="noreferrer"
              className="text-brand underline underline-offset-4 wrap-anywhere"
            >
              <FileName>{change.certificate.name}</FileName>
            </a>
          </Detail>
        )}
      </dl>
      <ActionForm method="post" className="mt-6 flex flex-col gap-4">
        <input type="hidden" name="part" value="documents" />
        <input type="hidden" name="intent" value="withdraw" />
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} />
        <Button tone="soft" busy={useIsSending('withdraw')} className="self-start">
          {t('documents.withdraw')}
        </Button>
      </ActionForm>
    </>
  )
}

function Change({ label, before, after }: { label: string; before: string | null; after: string | null }) {
  const { t } = useTranslation('account')
  if (before === after) return null
  return (
    <Detail label={label}>
      {after ? <Ltr>{after}</Ltr> : t('documents.removed')}
      {before && (
        <span className="block text-sm font-normal text-muted">
          {t('documents.current')} <Ltr>{before}</Ltr>
        </span>
      )}
    </Detail>
  )
}

const useIsSending = (intent: string): boolean => useNavigation().formData?.get('intent') === intent
