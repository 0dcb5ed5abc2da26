import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { ApplicationReview } from './ApplicationReview.tsx'
import { ApplicationSteps } from './ApplicationSteps.tsx'
import { type PageStep, pageSteps } from './page-steps.ts'
import { canSaveStep, StepFields, type StepOptions } from './StepFields.tsx'
import { useStepLabels } from './useStepLabels.ts'
import { useStoredStep } from './useStoredStep.ts'

type Props = {
  application: ProviderApplication
  step: PageStep
  options: StepOptions
  msg?: string | undefined
  errors?: FieldErrors | undefined
}

/** One step of an application with the progress above it. Every step is saved when it is sent; until then this browser has what is typed. */
export function ApplicationForm({ application, step, options, msg, errors }: Props) {
  const { t } = useTranslation('provider')
  const busy = useNavigation().state === 'submitting'
  const labels = useStepLabels(application, options.catalog?.services)
  const form = useRef<HTMLFormElement>(null)
  useStoredStep(form, step, application)
  const before = application.status === 'draft' ? pageSteps[pageSteps.indexOf(step) - 1] : undefined
  return (
    <>
      <header>
        <h1>{t('title')}</h1>
        <p className="mt-1 text-muted">{t(step === 'review' ? 'review.lead' : 'lead')}</p>
      </header>
      <ApplicationSteps application={application} current={step} />
      <ActionForm ref={form} method="post" encType="multipart/form-data" noValidate className="card flex flex-col gap-6 p-5 sm:p-6">
        <input type="hidden" name="step" value={step} />
        <h2 className="text-xl">{t(`steps.${step}`)}</h2>
        <div className="empty:hidden">
          <ErrorSummary msg={msg} errors={errors} labels={labels} />
        </div>
        {step === 'review' ? (
          <ApplicationReview application={application} />
        ) : (
          <StepFields step={step} application={application} options={options} errors={errors} />
        )}
        <div className="flex flex-wrap gap-3">
          {canSaveStep(step, options) && (
            <Button size="large" busy={busy}>
              {t(step === 'review' ? 'review.submit' : 'steps.continue')}
            </Button>
          )}
          {before && (
            <ButtonLink to={pages.providerApplication({ step: before })} tone="bare" size="large">
              {t('steps.back')}
            </ButtonLink>
          )}
        </div>
      </ActionForm>
    </>
  )
}
