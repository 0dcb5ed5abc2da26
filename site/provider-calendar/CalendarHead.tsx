import { formatDay, formatMonth } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import type { LoadedCalendar } from './calendar.server.ts'
import { neighborOf } from './calendar-days.ts'

const views = ['week', 'month'] as const

/** The shown week or month, the ones before and after, and the choice between both views. */
export function CalendarHead({ view, day, today, period }: Pick<LoadedCalendar, 'view' | 'day' | 'today' | 'period'>) {
  const { t } = useTranslation('orders')
  const locale = useLocale()
  const link = (to: string, name: 'earlier' | 'today' | 'later') => (
    <ButtonLink key={name} to={pages.ownCalendar({ view, day: to })} tone="plain" size="small" preventScrollReset>
      {t(`calendar.${name}`)}
    </ButtonLink>
  )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <h2 className="text-lg">
        {view === 'month'
          ? formatMonth(day.slice(0, 7), locale)
          : t('calendar.range', { from: formatDay(period.from), to: formatDay(period.to) })}
      </h2>
      <div className="flex flex-wrap gap-2">
        {link(neighborOf(view, day, -1), 'earlier')}
        {(today < period.from || today > period.to) && link(today, 'today')}
        {link(neighborOf(view, day, 1), 'later')}
      </div>
      <div className="sm:ms-auto">
        <Tabs
          label={t('calendar.view')}
          variant="chips"
          tabs={views.map((one) => ({
            to: pages.ownCalendar({ view: one, day }),
            label: t(`calendar.views.${one}`),
            current: one === view,
          }))}
        />
      </div>
    </div>
  )
}
