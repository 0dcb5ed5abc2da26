import type { CarPage } from '@wasl/shared/contract/cars.ts'
import { formatDateTime, formatDays } from '@wasl/shared/i18n/format.ts'
import { rentUnits } from '@wasl/shared/rules/rent-cost.ts'
import { type Tariff, tariffs } from '@wasl/shared/rules/rental-choices.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { useTranslation } from 'react-i18next'
import { type CarDates, instantsOf } from '../cars/car-filter.ts'
import { Moment } from '../cars/DateInputs.tsx'
import { RadioCards } from '../forms/RadioCards.tsx'
import { SelectArrow } from '../forms/Select.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import type { FieldErrors } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { unbrokenNumbers } from '../ui/unbroken-numbers.ts'
import { type Booking, bookingAddress, maxUnits } from './booking.ts'

type Props = {
  car: CarPage
  booking: Booking
  today: string
  errors: FieldErrors
  nextFree: CarDates | null
}

/** How the length is chosen, and the dates. By month and year the return follows from the pick-up. */
export function DateFields({ car, booking, today, errors, nextFree }: Props) {
  const { dates, tariff, units } = booking
  const { t } = useTranslation('rentals')
  const text = useText()
  const prices = { day: car.daily_price, month: car.monthly_price, year: car.yearly_price }
  const offered = typedKeys(tariffs).filter((name) => prices[name] !== null)
  return (
    <Card title={t('dates.title')}>
      <div className="flex flex-col gap-5">
        {offered.length > 1 ? (
          <RadioCards
            name="tariff"
            legend={t('dates.tariff')}
            columns="grid-cols-1 sm:grid-cols-3"
            options={offered.map((value) => ({
              value,
              label: text(tariffs[value]),
              ...(value !== 'day' && { hint: <Exactly tariff={value} /> }),
            }))}
            defaultValue={tariff}
            errors={errors.tariff}
          />
        ) : (
          <input type="hidden" name="tariff" value={tariff} />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Moment name="from" dates={dates} today={today} errors={errors.from} />
          {tariff === 'day' ? <Moment name="to" dates={dates} today={today} errors={errors.to} /> : <Units {...{ tariff, units, dates }} />}
        </div>
        {nextFree && <NextFree carId={car.id} booking={{ ...booking, dates: nextFree }} />}
        <Button tone="plain" name="show_price" value="true" className="self-start">
          {t('dates.show')}
        </Button>
      </div>
    </Card>
  )
}

const Exactly = ({ tariff }: { tariff: Exclude<Tariff, 'day'> }) => {
  const { t } = useTranslation('rentals')
  return t('dates.exactly', { days: formatDays(rentUnits[tariff], useLocale()) })
}

/** How many months or years, and the return that follows. */
function Units({ tariff, units, dates }: { tariff: Exclude<Tariff, 'day'>; units: number; dates: CarDates }) {
  const { t } = useTranslation('rentals')
  const locale = useLocale()
  const end = instantsOf(dates)?.to
  return (
    <label className="flex flex-col gap-1.5">
      <span className="font-medium">{t(`dates.${tariff}s`)}</span>
      <SelectArrow>
        <select name="units" defaultValue={units} className="input">
          {Array.from({ length: maxUnits[tariff] }, (_, at) => at + 1).map((count) => (
            <option key={count} value={count}>
              {t(`dates.${tariff}`, { count })}
            </option>
          ))}
        </select>
      </SelectArrow>
      {end && <span className="text-sm text-muted">{t('dates.until', { at: formatDateTime(new Date(end).toISOString(), locale) })}</span>}
    </label>
  )
}

/** The next dates of the car, taken with one press. */
function NextFree({ carId, booking }: { carId: string; booking: Booking }) {
  const { t } = useTranslation('rentals')
  const locale = useLocale()
  const instants = instantsOf(booking.dates)
  if (!instants) return null
  const [from, to] = [instants.from, instants.to].map((at) => formatDateTime(new Date(at).toISOString(), locale))
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-caution-soft p-3 text-caution">
      <span>{unbrokenNumbers(t('dates.nextFree', { from, to }))}</span>
      <ButtonLink to={bookingAddress(carId, booking)} replace preventScrollReset tone="plain" size="small">
        {t('dates.use')}
      </ButtonLink>
    </div>
  )
}
