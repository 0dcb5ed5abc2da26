import type { CarQuote } from '@wasl/shared/contract/cars.ts'
import { goodsPrice } from '@wasl/shared/rules/sale-terms.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import type { RentalDates } from '../../catalog/cars/car-conditions.ts'
import type { FoundCar } from '../../catalog/cars/find-car.ts'
import { conflict } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'

export type RentalPriceColumns = ReturnType<typeof rentalPriceColumns>

/** The dates of a rental with its price as it is now, which its order keeps. Throws 409 if it costs nothing: an order is for money. */
export function rentalPriceColumns({ car, provider, settings }: FoundCar, { pickup_at, return_at, days }: RentalDates, price: CarQuote) {
  const { lines, total, security_deposit } = price
  if (total === 0) throw conflict({ en: 'This rental has no price. Ask the provider', ar: 'لا سعر لهذا التأجير. تواصل مع المزوّد' })
  return {
    ...{ pickup_at, return_at, days, lines, total, security_deposit },
    kept_amount: Math.min(total, settings.car_kept_days * goodsPrice(car.daily_price, provider.terms)),
    free_cancel_until: addSeconds(pickup_at, -settings.car_free_cancel_hours * hourSeconds),
  }
}
