import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/ButtonLink.tsx'

/** The last word of the page: begin. */
export function Start() {
  const { t } = useTranslation('home')
  return (
    <section className="wrap pt-16 sm:pt-20">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-panel border border-line bg-warm-soft px-6 py-8 sm:px-10">
        <div>
          <h2 className="text-2xl">{t('start.heading')}</h2>
          <p className="mt-1 text-muted">{t('start.lead')}</p>
        </div>
        <ButtonLink to="/static/our_services" size="large">
          {t('start.button')}
        </ButtonLink>
      </div>
    </section>
  )
}
