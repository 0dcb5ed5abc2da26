import { tariffs } from '@wasl/shared/rules/rental-choices.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { readOptions } from '../cars/load-quote.server.ts'
import { readCarFilter } from '../cars/read-car-filter.server.ts'
import { type Booking, datesOf, maxUnits } from './booking.ts'

/** The chosen dates, tariff and options of an address, or of a form by `pricedQuery`. */
export function readBooking(query: URLSearchParams): Booking {
  const { from, from_time, to, to_time } = readCarFilter(query)
  const tariff = typedKeys(tariffs).find((name) => name === query.get('tariff')) ?? 'day'
  const typed = Number(query.get('units'))
  const units = tariff !== 'day' && Number.isInteger(typed) && typed >= 1 && typed <= maxUnits[tariff] ? typed : 1
  return { dates: datesOf({ from, from_time, to, to_time }, tariff, units), tariff, units, options: readOptions(query) }
}
