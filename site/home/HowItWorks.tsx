import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { SectionHeading } from './SectionHeading.tsx'

const steps = [
  { key: 'request', icon: 'edit' },
  { key: 'compare', icon: 'sort' },
  { key: 'pay', icon: 'lock' },
  { key: 'receive', icon: 'check-circle' },
] as const

/** Four numbered steps. */
export function HowItWorks() {
  const { t } = useTranslation('home')
  return (
    <section id="how-it-works" className="mt-16 border-y border-line bg-sunken py-16 sm:mt-20 sm:py-20">
      <div className="wrap">
        <SectionHeading title={t('steps.heading')} lead={t('steps.lead')} />
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
          {steps.map(({ key, icon }, index) => (
            <li key={key} className="relative flex gap-4 lg:flex-col">
              {index < 3 && (
                <span
                  aria-hidden="true"
                  className="absolute start-16 -end-3 top-7 hidden border-t-2 border-dashed border-line-strong/40 lg:block"
                />
              )}
              <span className="relative z-1 grid size-14 shrink-0 place-items-center rounded-card border border-line bg-surface text-brand">
                <Icon name={icon} size={26} />
                <span className="absolute -end-2 -top-2 grid size-6 place-items-center rounded-full bg-brand text-sm font-semibold text-on-brand">
                  {index + 1}
                </span>
              </span>
              <div>
                <h3>{t(`steps.${key}.title`)}</h3>
                <p className="mt-1 text-muted">{t(`steps.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
