import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { GalleryFields } from '../provider-forms/GalleryFields.tsx'
import { canSaveStep, StepFields, type StepOptions } from '../provider-forms/StepFields.tsx'
import { useStepLabels } from '../provider-forms/useStepLabels.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { BankForm } from './BankForm.tsx'
import { DocumentsPanel } from './DocumentsPanel.tsx'
import { type BusinessPart, businessParts } from './profile-tabs.ts'

type Props = {
  business: { part: BusinessPart; application: ProviderApplication; options: StepOptions }
  /** The path of the public page. */
  preview: string | null
  failure: { msg: string; errors: FieldErrors; values: Readonly<Record<string, string>> } | undefined
}

/** What an approved provider changes of its business: clients see it at once, except new numbers and certificates. */
export function BusinessPanel({ business: { part, application, options }, preview, failure }: Props) {
  const { t } = useTranslation('account')
  const { t: tProvider } = useTranslation('provider')
  const busy = useNavigation().state === 'submitting'
  const labels = useStepLabels(application, options.catalog?.services)
  const nameOf = (part: BusinessPart) => (part === 'details' ? t('business.details') : tProvider(`steps.${part}`))
  return (
    <>
      <Tabs
        variant="chips"
        label={t('business.parts')}
        tabs={businessParts.map((other) => ({
          to: pages.profile({ tab: 'business', part: other }),
          label: nameOf(other),
          current: other === part,
        }))}
      />
      {preview && (
        <ButtonLink to={preview} tone="plain" icon="eye" className="self-start">
          {t('business.preview')}
        </ButtonLink>
      )}
      {part === 'documents' ? (
        <DocumentsPanel application={application} labels={labels} failure={failure} />
      ) : (
        <Card title={nameOf(part)}>
          <p className="-mt-2 mb-4 text-muted">{t(part === 'bank' ? 'business.bankHint' : 'business.hint')}</p>
          {part === 'bank' ? (
            <BankForm application={application} labels={labels} response={failure} />
          ) : (
            <ActionForm
              key={`${part} ${JSON.stringify(application.gallery)}`}
              method="post"
              encType="multipart/form-data"
              noValidate
              className="flex flex-col gap-6"
            >
              <input type="hidden" name="part" value={part} />
              <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={labels} />
              {part === 'gallery' ? (
                <GalleryFields gallery={application.gallery} errors={failure?.errors} />
              ) : (
                <StepFields step={part} application={application} options={options} errors={failure?.errors} />
              )}
              {canSaveStep(part, options) && (
                <Button size="large" busy={busy} className="self-start">
                  {t('profile.save')}
                </Button>
              )}
            </ActionForm>
          )}
        </Card>
      )}
    </>
  )
}
