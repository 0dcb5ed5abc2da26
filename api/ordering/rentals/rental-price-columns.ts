import type { CarQuote } from '@wasl/shared/contract/cars.ts'
import { type RentalOptions, shownRentPrices } from '@wasl/shared/rules/rental-price.ts'
import { goodsPrice } from '@wasl/shared/rules/sale-terms.ts'
import type { RentalDates } from '../../catalog/cars/car-conditions.ts'
import type { FoundCar } from '../../catalog/cars/find-car.ts'
import { conflict } from '../../platform/http/errors.ts'

export type RentalPriceColumns = ReturnType<typeof rentalPriceColumns>

/** The dates of a rental with its price as it is now, which its order keeps. Throws 409 if it costs nothing: an order is for money. */
export function rentalPriceColumns(found: FoundCar, { pickup_at, return_at, days }: RentalDates, options: RentalOptions, price: CarQuote) {
  const { car, provider } = found
  const { lines, total, security_deposit, cancellation } = price
  if (total === 0) throw conflict({ en: 'This rental has no price. Ask the provider', ar: 'لا سعر لهذا التأجير. تواصل مع المزوّد' })
  return {
    ...{ pickup_at, return_at, days, lines, total, security_deposit },
    rates: { ...shownRentPrices(car, provider.terms), services_per_day: servicesPerDay(found, options) },
    ...{ retained_amount: cancellation.retained_after, free_cancel_until: cancellation.free_until },
    ...{ km_per_day: car.km_per_day, km_price: car.km_price === null ? null : goodsPrice(car.km_price, provider.terms) },
  }
}

/** What the chosen services cost for each day of the rental, with VAT in halalas. */
const servicesPerDay = ({ car, provider }: FoundCar, { services }: RentalOptions): number =>
  car.additional_services
    .filter(({ per }, at) => per === 'day' && services.includes(at))
    .reduce((sum, { price }) => sum + goodsPrice(price, provider.terms), 0)
