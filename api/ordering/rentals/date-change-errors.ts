import type { RentalOptions } from '@wasl/shared/rules/rental-price.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { RentalDates } from '../../catalog/cars/car-conditions.ts'
import type { FoundCar } from '../../catalog/cars/find-car.ts'
import { quoteErrors } from '../../catalog/cars/quote-car.ts'
import type { FieldErrors } from '../../catalog/cars/rental-dates.ts'
import type { RentalRow } from '../orders/order-rental.ts'
import { type Driver, driverErrors, fitsTariff, wholeUnits } from './booking-errors.ts'

type DateChange = { rental: RentalRow; driver: Driver; dates: RentalDates; options: RentalOptions; now: string }

/** Everything that is wrong with other dates for a booking, by the fields of `edit_dates`. What was chosen with it must still be offered, and the driver be allowed to drive then. */
export function dateChangeErrors(found: FoundCar, { rental, driver, dates, options, now }: DateChange): FieldErrors {
  const ofQuote = quoteErrors(found, dates, { ...dates, ...options, services: [...options.services] }, now)
  const ofDriver = driverErrors(found.car, driver, dates)
  const hasEnded = options.services.length < rental.options.services.length
  const errors: Record<'pickup_at' | 'return_at', (Label | false | undefined)[]> = {
    pickup_at: [
      ...(ofQuote.pickup_at ?? []),
      ofQuote.delivery && ended.delivery,
      ofQuote.permit && ended.permit,
      hasEnded && ended.service,
      ofDriver.birth_date,
    ],
    return_at: [
      ...(ofQuote.return_at ?? []),
      ofQuote.collection && ended.collection,
      !ofQuote.return_at && !fitsTariff(rental.tariff, dates) && wholeUnits(rental.tariff),
      ofDriver.license_expires_on,
    ],
  }
  return Object.fromEntries(
    Object.entries(errors)
      .map(([field, texts]): [string, Label[]] => [field, texts.filter((text) => text !== undefined && text !== false)])
      .filter(([, texts]) => texts.length > 0),
  )
}

const ended = {
  delivery: {
    en: 'The car is no longer delivered. Cancel and send another booking',
    ar: 'لم يعد توصيل السيارة متاحًا. ألغِ الطلب وأرسل غيره',
  },
  collection: {
    en: 'The car is no longer collected. Cancel and send another booking',
    ar: 'لم يعد استلام السيارة من موقعك متاحًا. ألغِ الطلب وأرسل غيره',
  },
  permit: {
    en: 'The permit is no longer offered. Cancel and send another booking',
    ar: 'لم يعد التفويض متاحًا. ألغِ الطلب وأرسل غيره',
  },
  service: {
    en: 'A service that you chose is no longer offered. Cancel and send another booking',
    ar: 'لم تعد إحدى الخدمات التي اخترتها متاحة. ألغِ الطلب وأرسل غيره',
  },
} as const satisfies Record<string, Label>

/** The options of a booking, with its services where the provider lists them now: found by their names. Without those that are no longer listed. */
export function currentOptions({ car }: FoundCar, { options, lines }: RentalRow): RentalOptions {
  const chosen = lines.flatMap(({ kind, title }) => (kind === 'service' && title ? [title] : []))
  const positions = chosen.map(({ ar, en }) => car.additional_services.findIndex(({ name }) => name.ar === ar && name.en === en))
  return { ...options, services: [...new Set(positions)].filter((at) => at >= 0) }
}
