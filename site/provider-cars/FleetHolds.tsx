import type { FleetCalendar } from '@wasl/shared/contract/provider-cars.ts'
import { daysOfHold } from '@wasl/shared/rules/hold-days.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { PageLink } from '../ui/PageLink.tsx'
import type { ChosenTime } from './calendar.server.ts'
import { DayRange } from './DayRange.tsx'
import { timeAddress } from './time-address.ts'
import { holdLooks } from './WeekLinks.tsx'

/** The calendar as a list, on phones: each car with its holds in these weeks. */
export function FleetHolds({ cars, from, chosen }: { cars: FleetCalendar['cars']; from: string; chosen: ChosenTime }) {
  const { t } = useTranslation('fleet')
  const text = useText()
  return (
    <ul className="flex flex-col gap-3 md:hidden">
      {cars.map(({ id, name, plate, holds }) => (
        <li key={id} className="card flex flex-col gap-2 p-4">
          <PageLink
            to={timeAddress({ from, car: id })}
            data-chosen={(chosen.car === id && !chosen.hold) || undefined}
            className="flex flex-wrap items-baseline gap-x-3 font-medium hover:text-brand"
          >
            <bdi>{text(name)}</bdi>
            {plate && <bdi className="text-sm font-normal text-muted">{plate}</bdi>}
          </PageLink>
          {holds.length === 0 && <p className="text-sm text-muted">{t('calendar.free')}</p>}
          {holds.map((hold) => (
            <PageLink
              key={hold.id}
              to={timeAddress({ from, car: id, hold: hold.id })}
              aria-current={chosen.hold?.id === hold.id || undefined}
              data-chosen={chosen.hold?.id === hold.id || undefined}
              className={`flex min-h-11 flex-wrap items-center gap-x-2 rounded-control border px-3 py-1 ${holdLooks[hold.kind]}`}
            >
              <span className="font-medium">{t(`hold.${hold.kind}`)}</span>
              <DayRange {...daysOfHold(hold)} />
              {hold.note && <bdi>{hold.note}</bdi>}
            </PageLink>
          ))}
        </li>
      ))}
    </ul>
  )
}
