import type { CarCalendar } from '@wasl/shared/contract/cars.ts'
import { formatDay, formatMonth, formatWeekdayLetter } from '@wasl/shared/i18n/format.ts'
import { daysOf } from '@wasl/shared/rules/periods.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Card } from '../ui/Card.tsx'
import { type DayState, daysOfMonth } from './free-days.ts'

type Props = { months: readonly string[]; calendar: CarCalendar; today: string }

const looks: Readonly<Record<DayState, string>> = {
  past: 'text-muted',
  free: 'bg-good-soft font-medium text-good',
  part: 'bg-caution-soft text-caution',
  taken: 'bg-sunken text-muted line-through',
}

/** The days of the coming months on which a car is free. */
export function FreeDays({ months, calendar, today }: Props) {
  const { t } = useTranslation('cars')
  const locale = useLocale()
  return (
    <Card title={t('calendar.heading')}>
      <div className="grid gap-6 sm:grid-cols-2">
        {months.map((month) => (
          <div key={month}>
            <h3 className="mb-2 text-base">{formatMonth(month, locale)}</h3>
            <div className="mb-1 grid grid-cols-7 gap-1 text-center text-xs text-muted" aria-hidden="true">
              {week.map((day) => (
                <span key={day}>{formatWeekdayLetter(day, locale)}</span>
              ))}
            </div>
            <ol className="grid grid-cols-7 gap-1 text-center text-sm">
              {daysOfMonth(month, { free: calendar.free, today }).map(({ day, state }, at) => (
                <li
                  key={day}
                  className={`rounded-control py-1.5 ${looks[state]}`}
                  style={at === 0 ? { gridColumnStart: columnOf(day) } : undefined}
                >
                  <span aria-hidden="true">{Number(day.slice(8))}</span>
                  <span className="sr-only">
                    {formatDay(day)}: {t(`calendar.${state}`)}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <ul className="mt-4 flex flex-wrap gap-2 text-sm">
        {(['free', 'part', 'taken'] as const).map((state) => (
          <li key={state} className={`rounded-full px-2.5 py-0.5 ${looks[state]}`}>
            {t(`calendar.${state}`)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

// From a Saturday on.
const week = daysOf({ from: '2000-01-01', to: '2000-01-07' })
/** The column of a day in a week that begins on Saturday. */
const columnOf = (day: string): number => ((new Date(`${day}T00:00:00.000Z`).getUTCDay() + 1) % 7) + 1
