import type { Profile } from '@wasl/shared/contract/accounts.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { FileField } from '../forms/FileField.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

type Failure = { msg: string; errors: FieldErrors; values: Partial<Record<'commercial_number' | 'vat_number', string>> }

/** The registration of a company client: its numbers and the certificate. */
export function CompanyForm({ profile, failure }: { profile: Profile; failure: Failure | undefined }) {
  const { t } = useTranslation('account')
  const { t: tCommon } = useTranslation('common')
  const busy = useNavigation().state === 'submitting'
  const errors = failure?.errors ?? {}
  const labels = {
    commercial_number: t('profile.commercialNumber'),
    vat_number: t('company.vatNumber'),
    certificate: t('company.certificate'),
  }
  const currentCertificate = profile.certificate_file_id && (
    <a
      href={resourceRoutes.file({ id: profile.certificate_file_id })}
      target="_blank"
      rel="noreferrer"
      className="text-brand underline underline-offset-4"
    >
      {t('company.current')}
    </a>
  )
  return (
    <Card title={t('company.title')}>
      <p className="-mt-2 mb-5 text-muted">{t('company.hint')}</p>
      <ActionForm method="post" encType="multipart/form-data" noValidate className="flex max-w-lg flex-col gap-5">
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={labels} />
        <TextInput
          name="commercial_number"
          label={labels.commercial_number}
          dir="ltr"
          inputMode="numeric"
          defaultValue={failure?.values.commercial_number ?? profile.commercial_number ?? ''}
          errors={errors.commercial_number}
        />
        <TextInput
          name="vat_number"
          label={labels.vat_number}
          hint={t('company.vatHint')}
          dir="ltr"
          inputMode="numeric"
          optional
          defaultValue={failure?.values.vat_number ?? profile.vat_number ?? ''}
          errors={errors.vat_number}
        />
        <FileField
          name="certificate"
          label={labels.certificate}
          hint={currentCertificate}
          types={tCommon('files.imagesAndPdf')}
          accept="image/*,application/pdf"
          single
          optional={profile.certificate_file_id !== null}
          errors={errors.certificate}
        />
        <Button size="large" busy={busy} className="self-start">
          {t('profile.save')}
        </Button>
      </ActionForm>
    </Card>
  )
}
