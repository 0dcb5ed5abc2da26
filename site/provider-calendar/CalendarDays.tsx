import type { CalendarEntry } from '@wasl/shared/contract/calendar.ts'
import { formatLength, formatTime } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { dayPartOf } from '@wasl/shared/rules/offered-time.ts'
import { riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { daysOf, monthOf } from '@wasl/shared/rules/periods.ts'
import { dayParts } from '@wasl/shared/rules/wanted-time.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { weekdays } from '@wasl/shared/utils/weekdays.ts'
import { useTranslation } from 'react-i18next'
import { useLocale, useText } from '../i18n/locale.ts'
import { PlaceText } from '../orders/PlaceText.tsx'
import { PageLink } from '../ui/PageLink.tsx'
import { UserLine } from '../ui/UserLine.tsx'
import type { LoadedCalendar } from './calendar.server.ts'
import { touchesDay } from './calendar-days.ts'

type Props = Pick<LoadedCalendar, 'appointments' | 'blocked' | 'holidays' | 'today' | 'day' | 'view' | 'period'>

/** The days of a week or a month with their appointments. On phones a list: of a month only the days with something. */
export function CalendarDays({ appointments, blocked, holidays, today, day: shownDay, view, period }: Props) {
  const { t } = useTranslation('orders')
  const month = monthOf(shownDay)
  const isEmpty = appointments.length + blocked.length + holidays.length === 0
  return (
    <>
      {isEmpty && view === 'month' && <p className="text-muted lg:hidden">{t('calendar.empty')}</p>}
      <ol className="grid gap-2 lg:grid-cols-7 lg:gap-1.5">
        {daysOf(period).map((day) => {
          const entries = appointments.filter(({ at }) => riyadhDate(at) === day)
          const taken = blocked.filter((span) => touchesDay(span, day))
          const isHoliday = holidays.some(({ from, to }) => from <= day && day <= to)
          const isQuiet = entries.length === 0 && taken.length === 0 && !isHoliday
          const isOutside = view === 'month' && (day < month.from || day > month.to)
          return (
            <li
              key={day}
              aria-current={day === today ? 'date' : undefined}
              className={`card flex min-w-0 flex-col gap-2 p-3 lg:min-h-28 lg:p-2 ${view === 'month' && isQuiet ? 'max-lg:hidden' : ''} ${isOutside ? 'bg-sunken' : ''} ${day === today ? 'border-brand' : ''}`}
            >
              <DayHeading day={day} isToday={day === today} />
              {isHoliday && <p className="rounded-control bg-sunken px-2 py-1 text-sm text-muted">{t('calendar.holiday')}</p>}
              {taken.map((span) => (
                <p key={span.id} className="rounded-control bg-sunken px-2 py-1 text-sm text-muted">
                  {t('calendar.blockedTime')}
                  {span.note && <UserLine>{span.note}</UserLine>}
                </p>
              ))}
              {entries.map((entry) => (
                <Entry key={`${entry.order_id} ${entry.at}`} entry={entry} />
              ))}
            </li>
          )
        })}
      </ol>
    </>
  )
}

function DayHeading({ day, isToday }: { day: string; isToday: boolean }) {
  const text = useText()
  const weekday = weekdays[riyadhTime(`${day}T12:00:00+03:00`).day]
  return (
    <h3 className={`flex flex-wrap items-baseline gap-x-1.5 text-sm font-medium ${isToday ? 'text-brand' : 'text-muted'}`}>
      {text(weekday)}
      <time dateTime={day} className="tabular-nums">
        {Number(day.slice(8))}
        <span className="lg:hidden">/{Number(day.slice(5, 7))}</span>
      </time>
    </h3>
  )
}

function Entry({ entry }: { entry: CalendarEntry }) {
  const { t } = useTranslation('orders')
  const text = useText()
  const locale = useLocale()
  const { at, minutes, is_proposed, services, client, order_id } = entry
  const part = dayPartOf(at, minutes)
  return (
    <PageLink
      to={pages.order({ id: order_id })}
      className={`block min-w-0 rounded-control border-s-4 px-2 py-1.5 text-sm hover:underline ${is_proposed ? 'border-caution bg-caution-soft' : 'border-brand bg-brand-soft'}`}
    >
      <span className="flex flex-wrap gap-x-1.5 font-semibold">
        <time dateTime={at}>{part ? text(dayParts[part]) : formatTime(at, locale)}</time>
        {minutes !== null && !part && <span className="font-normal whitespace-nowrap text-muted">{formatLength(minutes, locale)}</span>}
      </span>
      <span className="block wrap-anywhere">{services.map(text).join(locale === 'ar' ? '، ' : ', ')}</span>
      <span className="block text-muted">
        <bdi>{text(client)}</bdi> · <PlaceText order={{ ...entry, district: null }} />
      </span>
      {is_proposed && <span className="block font-medium text-caution">{t('calendar.proposed')}</span>}
    </PageLink>
  )
}
