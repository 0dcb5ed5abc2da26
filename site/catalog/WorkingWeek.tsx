import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'
import { weekdays } from '@wasl/shared/rules/weekdays.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Ltr } from '../ui/Ltr.tsx'

/** The working hours of a provider, Saturday first; days without hours are closed. */
export function WorkingWeek({ work_times }: Pick<ProviderPage, 'work_times'>) {
  const { t } = useTranslation('services')
  const locale = useLocale()
  if (work_times.length === 0) return null
  return (
    <div>
      <h2 className="mb-2 text-base">{t('provider.workingHours')}</h2>
      <dl className="flex flex-col gap-y-1">
        {typedEntries(weekdays).map(([day, label]) => {
          const spans = work_times.filter((time) => time.day === day)
          return (
            <div key={day} className="flex flex-wrap justify-between gap-x-4">
              <dt>{labelIn(label, locale)}</dt>
              <dd className={spans.length > 0 ? 'tabular-nums' : 'text-muted'}>
                {spans.length === 0 && t('provider.closed')}
                {spans.map(({ from, to }) => (
                  <span key={from} className="block">
                    <Ltr>
                      {from}–{to}
                    </Ltr>
                  </span>
                ))}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
