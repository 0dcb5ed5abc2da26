import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { applicationFields, applicationSteps, stepsOf } from '@wasl/shared/rules/application-review.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { typedEntries, typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { weekdays } from '@wasl/shared/utils/weekdays.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { FileName } from '../ui/FileName.tsx'
import { Iban } from '../ui/Iban.tsx'
import { Money } from '../ui/Money.tsx'
import { PageLink } from '../ui/PageLink.tsx'

/** What an application consists of by step, with what is missing. */
export function ApplicationReview({ application }: { application: ProviderApplication }) {
  const { t } = useTranslation('provider')
  const locale = useLocale()
  const { status, missing, rejections } = application
  const editable = status === 'draft' ? typedKeys(applicationSteps) : stepsOf(rejections.map(({ field }) => field))
  const summaries = useSummaries(application)
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {typedEntries(applicationSteps).map(([step, fields]) => {
        const lacking = fields.filter((field) => missing.includes(field))
        return (
          <li key={step} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 p-4">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {t(`steps.${step}`)}
                <StatusBadge tone={lacking.length > 0 ? 'warn' : 'good'}>
                  {t(lacking.length > 0 ? 'review.missing' : 'review.complete')}
                </StatusBadge>
              </p>
              <div className="text-muted">
                {lacking.length > 0
                  ? lacking.map((field) => labelIn(applicationFields[field], locale)).join(locale === 'ar' ? '، ' : ', ')
                  : summaries[step]}
              </div>
            </div>
            {editable.includes(step) && (
              <PageLink to={pages.providerApplication({ step })} className="text-brand underline underline-offset-4">
                {t('review.edit')} <span className="sr-only">{t(`steps.${step}`)}</span>
              </PageLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function useSummaries({ name, type, services, work_times, iban, bank_name, certificate }: ProviderApplication) {
  const { t } = useTranslation('provider')
  const text = useText()
  const locale = useLocale()
  const days = typedKeys(weekdays).filter((day) => work_times.some((time) => time.day === day && time.is_open))
  return {
    details: `${text(name)} · ${t(`types.${type}`)}`,
    services: (
      <ul>
        {services.map(({ id, name, price }) => (
          <li key={id}>
            {text(name)}
            {price !== null && (
              <>
                {' · '}
                {t('services.from')} <Money halalas={price} />
              </>
            )}
          </li>
        ))}
      </ul>
    ),
    times: days.map((day) => labelIn(weekdays[day], locale)).join(locale === 'ar' ? '، ' : ', '),
    bank: (
      <>
        {bank_name} · {iban && <Iban value={iban} />}
      </>
    ),
    documents: certificate && <FileName>{certificate.name}</FileName>,
  }
}
