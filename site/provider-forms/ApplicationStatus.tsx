import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { applicationSteps } from '@wasl/shared/rules/application-review.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { RejectionList } from './RejectionList.tsx'

type Props = { application: ProviderApplication; msg?: string | undefined; errors?: FieldErrors | undefined }

/** The state of a sent application: being reviewed, rejected with what to correct, or approved. */
export function ApplicationStatus(props: Props) {
  const { t } = useTranslation('provider')
  const { status } = props.application
  if (status === 'pending_review') return <PendingReview application={props.application} />
  if (status === 'rejected') return <Rejected {...props} />
  return (
    <>
      <h1>{t('title')}</h1>
      <EmptyState
        icon="check-circle"
        title={t('status.approvedTitle')}
        action={<ButtonLink to={pages.orders()}>{t('status.orders')}</ButtonLink>}
      >
        {t('status.approved')}
      </EmptyState>
    </>
  )
}

function PendingReview({ application: { submitted_at, review_days } }: { application: ProviderApplication }) {
  const { t } = useTranslation('provider')
  const checks = [
    ['checkSent', true],
    ['checkReview', false],
    ['checkDecision', false],
  ] as const
  return (
    <>
      <h1>{t('status.pendingTitle')}</h1>
      <p className="text-muted">{t('status.pending', { count: review_days })}</p>
      <Card title={t('status.checklist')}>
        <ol className="flex flex-col gap-3">
          {checks.map(([check, isDone]) => (
            <li key={check} className="flex items-center gap-3">
              <Icon name={isDone ? 'check-circle' : 'clock'} className={isDone ? 'text-good' : 'text-muted'} />
              {t(`status.${check}`)}
              {isDone && submitted_at && (
                <span className="text-sm text-muted">
                  <DateText at={submitted_at} />
                </span>
              )}
            </li>
          ))}
        </ol>
      </Card>
      <Card title={t('status.meanwhile')}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={pages.services()} tone="soft">
            {t('status.meanwhileServices')}
          </ButtonLink>
          <ButtonLink to={pages.profile()} tone="soft">
            {t('status.meanwhileProfile')}
          </ButtonLink>
        </div>
      </Card>
    </>
  )
}

function Rejected({ application: { rejections }, msg, errors }: Props) {
  const { t } = useTranslation('provider')
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <h1>{t('status.rejectedTitle')}</h1>
      <p className="text-muted">{t('status.rejected')}</p>
      <ErrorSummary msg={msg} errors={errors} />
      {typedEntries(applicationSteps).map(([step, fields]) => {
        const own = rejections.filter(({ field }) => fields.some((name) => name === field))
        if (own.length === 0) return null
        return (
          <Card
            key={step}
            title={t(`steps.${step}`)}
            end={
              <ButtonLink to={pages.providerApplication({ step })} tone="soft" icon="edit">
                {t('status.correct')} <span className="sr-only">{t(`steps.${step}`)}</span>
              </ButtonLink>
            }
          >
            <RejectionList rejections={own} />
          </Card>
        )
      })}
      <ActionForm method="post">
        <input type="hidden" name="step" value="review" />
        <Button size="large" busy={busy}>
          {t('status.resubmit')}
        </Button>
      </ActionForm>
    </>
  )
}
