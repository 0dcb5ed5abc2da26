import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/ButtonLink.tsx'

/** The call to action at the end of the home page. */
export function GetStarted() {
  const { t } = useTranslation('home')
  return (
    <section className="wrap pt-16 sm:pt-20">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-panel border border-line bg-warm-soft px-6 py-8 sm:px-10">
        <div>
          <h2 className="text-2xl">{t('getStarted.heading')}</h2>
          <p className="mt-1 text-muted">{t('getStarted.lead')}</p>
        </div>
        <ButtonLink to={pages.services()} size="large">
          {t('getStarted.button')}
        </ButtonLink>
      </div>
    </section>
  )
}
