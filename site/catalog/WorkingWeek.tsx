import type { ProviderPage } from '@wasl/shared/contract/catalog.ts'
import { formatClock, formatDay } from '@wasl/shared/i18n/format.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { typedEntries } from '@wasl/shared/utils/typed-entries.ts'
import { weekdays } from '@wasl/shared/utils/weekdays.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { Ltr } from '../ui/Ltr.tsx'

/** Whether a provider works now, its working hours from Saturday on, and its holidays; days without hours are closed. */
export function WorkingWeek({ work_times, opening, holidays }: Pick<ProviderPage, 'work_times' | 'opening' | 'holidays'>) {
  const { t } = useTranslation('services')
  const locale = useLocale()
  if (work_times.length === 0) return null
  return (
    <div>
      <h2 className="mb-2 text-base">{t('provider.workingHours')}</h2>
      <OpenNow opening={opening} />
      <dl className="mt-3 flex flex-col gap-y-1">
        {typedEntries(weekdays).map(([day, label]) => {
          const spans = work_times.filter((time) => time.day === day)
          return (
            <div key={day} className="flex flex-wrap justify-between gap-x-4">
              <dt>{labelIn(label, locale)}</dt>
              <dd className={spans.length > 0 ? 'tabular-nums' : 'text-muted'}>
                {spans.length === 0 && t('provider.closed')}
                {spans.map(({ from, to }) => (
                  <span key={from} className="block">
                    <bdi>{formatClock(from, locale)}</bdi> – <bdi>{formatClock(to, locale)}</bdi>
                  </span>
                ))}
              </dd>
            </div>
          )
        })}
      </dl>
      {holidays.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 text-base">{t('provider.holidays')}</h3>
          <ul className="tabular-nums text-muted">
            {holidays.map(({ from, to }) => (
              <li key={from}>{from === to ? <Ltr>{formatDay(from)}</Ltr> : <DayRange from={from} to={to} />}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const DayRange = ({ from, to }: { from: string; to: string }) => (
  <>
    <Ltr className="whitespace-nowrap">{formatDay(from)}</Ltr> – <Ltr className="whitespace-nowrap">{formatDay(to)}</Ltr>
  </>
)

function OpenNow({ opening: { is_open, until, opens } }: Pick<ProviderPage, 'opening'>) {
  const { t } = useTranslation('services')
  const locale = useLocale()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusBadge tone={is_open ? 'good' : 'plain'}>{t(is_open ? 'provider.openNow' : 'provider.closedNow')}</StatusBadge>
      {until && <span className="text-sm text-muted">{t('provider.openUntil', { time: formatClock(until, locale) })}</span>}
      {opens && (
        <span className="text-sm text-muted">
          {t('provider.opensAt', {
            day: labelIn(weekdays[opens.day], locale),
            date: formatDay(opens.date),
            time: formatClock(opens.time, locale),
          })}
        </span>
      )}
    </p>
  )
}
