import type { CarOrderForm } from '@wasl/shared/contract/rentals.ts'
import { messages } from '@wasl/shared/registry/messages.ts'
import { rentUnits } from '@wasl/shared/rules/rent-cost.ts'
import type { RentalOptions } from '@wasl/shared/rules/rental-price.ts'
import type { Label } from '@wasl/shared/units.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import type { RentalDates } from '../../catalog/cars/car-conditions.ts'
import type { FoundCar } from '../../catalog/cars/find-car.ts'
import { quoteErrors } from '../../catalog/cars/quote-car.ts'
import type { FieldErrors } from '../../catalog/cars/rental-dates.ts'

/** What of the form changes the price. */
export const optionsOf = ({ pickup_place, return_place, options }: CarOrderForm): RentalOptions => ({
  delivery: pickup_place !== null,
  collection: return_place !== null,
  permit: options.permit,
  services: [...new Set(options.services)],
})

type Booking = { form: CarOrderForm; dates: RentalDates; options: RentalOptions; now: string }

const quoteFields: Readonly<Record<string, string>> = {
  delivery: 'pickup_place',
  collection: 'return_place',
  permit: 'options.permit',
  services: 'options.services',
}

/** Everything that is wrong with a booking, by the fields of its form. */
export function bookingErrors(found: FoundCar, { form, dates, options, now }: Booking): FieldErrors {
  const ofQuote = Object.entries(quoteErrors(found, dates, { ...form, ...options, services: [...options.services] }, now)).map(
    ([field, texts]): [string, Label[]] => [quoteFields[field] ?? field, texts],
  )
  const { driver, countries } = form
  const ofDriver = driverErrors(found.car, driver, dates)
  const needed = options.permit && countries.length === 0
  const errors: Record<string, Label | false> = {
    return_at: !fitsTariff(form.tariff, dates) && wholeUnits(form.tariff),
    'driver.birth_date': ofDriver.birth_date,
    'driver.license_expires_on': ofDriver.license_expires_on,
    countries: needed && messages.required,
  }
  const ofForm = Object.entries(errors).flatMap(([field, text]): [string, Label[]][] => (text ? [[field, [text]]] : []))
  return Object.fromEntries([...ofForm, ...ofQuote])
}

export type Driver = Pick<CarOrderForm['driver'], 'birth_date' | 'license_expires_on'>

/** What keeps a driver from a rental: too young at the pick-up, or without a valid license until the return. */
export const driverErrors = (
  { min_driver_age }: Pick<FoundCar['car'], 'min_driver_age'>,
  { birth_date, license_expires_on }: Driver,
  { pickup_at, return_at }: RentalDates,
): Record<keyof Driver, Label | false> => ({
  birth_date: yearsBetween(birth_date, riyadhDate(pickup_at)) < min_driver_age && olderThan(min_driver_age),
  license_expires_on: license_expires_on < riyadhDate(return_at) && expires,
})

/** Whether the dates are exactly whole months or years, if the client has chosen one of these. */
export function fitsTariff(tariff: CarOrderForm['tariff'], { pickup_at, return_at }: RentalDates): boolean {
  const length = Date.parse(return_at) - Date.parse(pickup_at)
  return tariff === 'day' || length % (rentUnits[tariff] * dayMs) === 0
}

export const wholeUnits = (tariff: CarOrderForm['tariff']): Label =>
  tariff === 'year'
    ? { en: 'Choose exactly 365 days, or a multiple of them', ar: 'اختر 365 يومًا بالضبط أو مضاعفاتها' }
    : { en: 'Choose exactly 30 days, or a multiple of them', ar: 'اختر 30 يومًا بالضبط أو مضاعفاتها' }
const olderThan = (age: number): Label => ({ en: `The driver must be at least ${age} years old`, ar: `أقل عمر للسائق ${age} سنة` })
const expires: Label = { en: 'The license expires before the return of the car', ar: 'تنتهي الرخصة قبل إعادة السيارة' }

/** Whole years from one day to another. */
export function yearsBetween(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}
