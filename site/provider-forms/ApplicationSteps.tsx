import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { stepsOf } from '@wasl/shared/rules/application-review.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { scrollIntoRow } from '../ui/scroll-into-row.ts'
import { type PageStep, pageSteps } from './page-steps.ts'

/** The progress of an application: its steps as links, with those that are complete. */
export function ApplicationSteps({ application, current }: { application: ProviderApplication; current: PageStep }) {
  const { t } = useTranslation('provider')
  const { status, missing, rejections } = application
  const rejected = stepsOf(rejections.map(({ field }) => field))
  const shown = status === 'draft' ? pageSteps : pageSteps.filter((step) => step === 'review' || rejected.includes(step))
  const incomplete = stepsOf(missing)
  const isComplete = (step: PageStep) => (step === 'review' ? false : !incomplete.includes(step))
  return (
    <nav aria-label={t('steps.label')}>
      <p className="mb-2 text-sm text-muted">{t('steps.progress', { step: shown.indexOf(current) + 1, total: shown.length })}</p>
      <ol className="flex gap-1.5 overflow-x-auto pb-1 sm:flex-wrap">
        {shown.map((step) => (
          <li key={step} ref={step === current ? scrollIntoRow : undefined} className="relative shrink-0">
            <PageLink
              to={pages.providerApplication({ step })}
              aria-current={step === current ? 'step' : undefined}
              className="flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-muted hover:border-brand hover:text-brand aria-[current=step]:border-brand aria-[current=step]:bg-brand-soft aria-[current=step]:font-medium aria-[current=step]:text-brand"
            >
              {t(`steps.${step}`)}
              {isComplete(step) && (
                <>
                  <Icon name="check" size={16} className="text-good" />
                  <span className="sr-only">{t('steps.done')}</span>
                </>
              )}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
