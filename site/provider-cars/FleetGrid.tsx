import type { CarHold, FleetCalendar } from '@wasl/shared/contract/provider-cars.ts'
import { formatDay } from '@wasl/shared/i18n/format.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { daysOfHold, placeOf, shownDays } from '@wasl/shared/rules/hold-days.ts'
import { addDays, daysOf } from '@wasl/shared/rules/periods.ts'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLocale, useText } from '../i18n/locale.ts'
import { PageLink } from '../ui/PageLink.tsx'
import type { ChosenTime } from './calendar.server.ts'
import { moveInGrid } from './grid-keys.ts'
import { timeAddress } from './time-address.ts'
import { holdLooks } from './WeekLinks.tsx'

type Car = FleetCalendar['cars'][number]
type Props = { cars: readonly Car[]; from: string; today: string; chosen: ChosenTime }

/** The width, in percent of the weeks, from which a bar has room for its name. */
const namedFrom = 7
const columns = 'grid grid-cols-[11rem_minmax(0,1fr)]'

/** Weeks across, cars down. The name of a car and each hold are links, between which arrow keys move; a click on a free day begins a time there. Phones have the list. */
export function FleetGrid({ cars, from, today, chosen }: Props) {
  return (
    <div className="card overflow-hidden max-md:hidden">
      <div className={`${columns} border-b border-line bg-sunken text-center text-xs text-muted`} aria-hidden="true">
        <span />
        <span className="fleet-columns grid">
          {daysOf({ from, to: addDays(from, shownDays - 1) }).map((day) => (
            <span key={day} className={`py-1.5 ${day === today ? 'rounded-control bg-brand font-semibold text-on-brand' : ''}`}>
              {Number(day.slice(8))}
            </span>
          ))}
        </span>
      </div>
      <ul onKeyDown={moveInGrid}>
        {cars.map((car) => (
          <FleetRow key={car.id} car={car} from={from} chosen={chosen} />
        ))}
      </ul>
    </div>
  )
}

function FleetRow({ car, from, chosen }: { car: Car; from: string; chosen: ChosenTime }) {
  const { t } = useTranslation('fleet')
  const text = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const beginAt = (event: MouseEvent<HTMLDivElement>) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect()
    const passed = locale === 'ar' ? right - event.clientX : event.clientX - left
    const day = addDays(from, Math.min(shownDays - 1, Math.max(0, Math.floor((passed / width) * shownDays))))
    void navigate(pathIn(locale, timeAddress({ from, car: car.id, day })), { preventScrollReset: true })
  }
  return (
    <li className={`${columns} border-b border-line last:border-0 ${chosen.car === car.id ? 'bg-brand-soft' : ''}`}>
      <PageLink
        to={timeAddress({ from, car: car.id })}
        preventScrollReset
        data-chosen={(chosen.car === car.id && !chosen.hold) || undefined}
        className="flex min-w-0 flex-col justify-center px-3 py-2 leading-snug hover:text-brand"
        aria-label={`${t('calendar.block')}: ${text(car.name)} ${car.plate ?? ''}`}
      >
        <bdi className="max-w-full self-start truncate font-medium">{text(car.name)}</bdi>
        <bdi className="max-w-full self-start truncate text-sm text-muted">{car.plate ?? t(`status.${car.status}`)}</bdi>
      </PageLink>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the link before it does the same by keyboard */}
      <div className="fleet-days relative min-h-12 cursor-cell" onClick={beginAt}>
        {car.holds.map((hold) => (
          <HoldBar key={hold.id} hold={hold} car={car.id} from={from} isChosen={chosen.hold?.id === hold.id} />
        ))}
      </div>
    </li>
  )
}

function HoldBar({ hold, car, from, isChosen }: { hold: CarHold; car: string; from: string; isChosen: boolean }) {
  const { t } = useTranslation('fleet')
  const place = placeOf(hold, from)
  if (!place) return null
  const days = daysOfHold(hold)
  const name = `${t(`hold.${hold.kind}`)}: ${formatDay(days.from)} – ${formatDay(days.to)}${hold.note ? `, ${hold.note}` : ''}`
  return (
    <PageLink
      to={timeAddress({ from, car, hold: hold.id })}
      preventScrollReset
      onClick={(event) => event.stopPropagation()}
      aria-label={name}
      aria-current={isChosen || undefined}
      data-chosen={isChosen || undefined}
      title={name}
      className={`absolute inset-y-2 flex items-center overflow-hidden rounded-control border px-1.5 text-xs whitespace-nowrap aria-[current=true]:ring-2 aria-[current=true]:ring-brand ${holdLooks[hold.kind]}`}
      style={{ insetInlineStart: `${place.start}%`, width: `${place.width}%` }}
    >
      {place.width >= namedFrom && t(`hold.${hold.kind}`)}
    </PageLink>
  )
}
