import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'

const steps = [
  { title: 'pay', text: 'payText', icon: 'wallet' },
  { title: 'hold', text: 'holdText', icon: 'lock' },
  { title: 'release', text: 'releaseText', icon: 'check' },
] as const

/** How payments are protected: paid, held, released; the second step is highlighted. */
export function PaymentProtection() {
  const { t } = useTranslation('home')
  return (
    <section className="wrap pt-16 sm:pt-20">
      <div className="overflow-hidden rounded-panel bg-deep px-6 py-12 text-on-deep sm:px-12 sm:py-16">
        <h2 className="text-center">{t('protection.heading')}</h2>
        <p className="mx-auto mt-3 max-w-2xl text-center text-lg text-on-deep-muted">{t('protection.lead')}</p>
        <ol className="mx-auto mt-10 grid max-w-4xl gap-8 sm:grid-cols-3 sm:gap-4">
          {steps.map(({ title, text, icon }, index) => (
            <li key={title} className="relative flex flex-wrap items-start gap-4 sm:flex-col sm:items-center sm:text-center">
              {index < 2 && (
                <span
                  aria-hidden="true"
                  className="absolute start-[calc(50%+3rem)] -end-[calc(50%-2.5rem)] top-8 hidden border-t-2 border-dashed border-on-deep/35 sm:block"
                />
              )}
              <span
                className={`grid size-16 shrink-0 place-items-center rounded-full ${index === 1 ? 'bg-warm text-[#231503]' : 'bg-on-deep/12'}`}
              >
                <Icon name={icon} size={28} />
              </span>
              <div className="min-w-0 grow basis-40">
                <h3 className="text-xl">{t(`protection.${title}`)}</h3>
                <p className="mt-1 text-on-deep-muted">{t(`protection.${text}`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <ul className="mt-10 flex flex-wrap justify-center gap-x-8 gap-y-3 border-t border-on-deep/15 pt-8">
          {(['cancel', 'complaint'] as const).map((benefit) => (
            <li key={benefit} className="flex items-start gap-2">
              <Icon name="check-circle" className="mt-1 text-warm" />
              {t(`protection.${benefit}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
