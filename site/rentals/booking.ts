import { pages } from '@wasl/shared/pages/pages.ts'
import { addDays } from '@wasl/shared/rules/periods.ts'
import { rentUnits } from '@wasl/shared/rules/rent-cost.ts'
import type { Tariff } from '@wasl/shared/rules/rental-choices.ts'
import type { ChosenOptions } from '../cars/CarOptions.tsx'
import type { CarDates } from '../cars/car-filter.ts'

/** What the address of a booking chooses. `units`: how many months or years. The rest, such as the driver, is typed. */
export type Booking = { dates: CarDates; tariff: Tariff; units: number; options: ChosenOptions }

/** The fields of the form that the address keeps: those that decide the price. */
export const pricedFields: readonly string[] = [
  ...['from', 'from_time', 'to', 'to_time', 'tariff', 'units'],
  ...['delivery', 'collection', 'permit', 'service'],
]

/** How many months or years can be chosen. */
export const maxUnits = { month: 12, year: 2 } as const

/** The dates that a tariff rents: by month and year exactly as many as its units have. */
export const datesOf = (dates: CarDates, tariff: Tariff, units: number): CarDates =>
  tariff === 'day' || !dates.from ? dates : { ...dates, to: addDays(dates.from, units * rentUnits[tariff]), to_time: dates.from_time }

/** The address of a booking with what is chosen. */
export function bookingAddress(id: string, { dates, tariff, units, options }: Booking): string {
  const query = new URLSearchParams({ ...dates, tariff, units: String(units) })
  for (const name of ['delivery', 'collection', 'permit'] as const) if (options[name]) query.set(name, 'true')
  for (const at of options.services) query.append('service', String(at))
  return `${pages.sendCarOrder({ id })}?${query}`
}

/** The query of an address with the priced fields of a form. */
export function pricedQuery(form: FormData): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of form) if (pricedFields.includes(name) && typeof value === 'string') query.append(name, value)
  return query
}
