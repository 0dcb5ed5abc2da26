import type { CarQuote, QuoteBody } from '@wasl/shared/contract/cars.ts'
import { formatDateTime, formatDays } from '@wasl/shared/i18n/format.ts'
import { messages } from '@wasl/shared/registry/messages.ts'
import { rentalDays } from '@wasl/shared/rules/rent-cost.ts'
import { type RentalOptions, rentalPrice } from '@wasl/shared/rules/rental-price.ts'
import { goodsPrice } from '@wasl/shared/rules/sale-terms.ts'
import type { Label } from '@wasl/shared/units.ts'
import { dayMs, hourMs, hourSeconds, minuteMs } from '@wasl/shared/utils/durations.ts'
import type { Ctx } from '../../platform/context.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import { loadFreeGaps } from './car-calendar.ts'
import type { RentalDates } from './car-conditions.ts'
import { loadDiscounts, offersFor } from './car-discounts.ts'
import { isOpen } from './car-providers.ts'
import { type FoundCar, findCar } from './find-car.ts'
import { assertNoErrors, dateErrors } from './rental-dates.ts'

const searchedDays = 366

/**
 * The price of a rental. Throws 422 with every error of the dates and options, and 409 with the next free time if the car is taken. Reserves nothing: a
 * booking takes the hold in the transaction that stores this price.
 */
export async function quoteCar(ctx: Pick<Ctx, 'db' | 'clock' | 'caches'>, id: string, body: QuoteBody): Promise<CarQuote> {
  const found = await findCar(ctx, id)
  const dates = datesOf(found, body)
  assertNoErrors(quoteErrors(found, dates, body, ctx.clock.now()))
  await assertFree(ctx, found, dates)
  return priceRental(ctx, found, dates, body)
}

/** The dates of a rental, as instants in UTC, with their days. */
export function datesOf({ settings }: FoundCar, { pickup_at, return_at }: Pick<QuoteBody, 'pickup_at' | 'return_at'>): RentalDates {
  const period = { pickup_at: new Date(pickup_at).toISOString(), return_at: new Date(return_at).toISOString() }
  return { ...period, days: rentalDays(period, settings.car_return_grace_minutes) }
}

/** The price of a rental now, whether the car is free or not. */
export async function priceRental(
  ctx: Pick<Ctx, 'db'>,
  { car, provider, settings }: FoundCar,
  dates: RentalDates,
  body: RentalOptions,
): Promise<CarQuote> {
  const offers = await loadDiscounts(ctx, { ...dates, provider_id: provider.id })
  const price = rentalPrice(car, { days: dates.days, options: body, discounts: offersFor(car, offers), terms: provider.terms })
  const cancellation = {
    free_until: addSeconds(dates.pickup_at, -settings.car_free_cancel_hours * hourSeconds),
    retained_after: Math.min(price.total, settings.car_kept_days * goodsPrice(car.daily_price, provider.terms)),
  }
  return { days: dates.days, ...price, vat_percent: provider.terms.vat_percent, cancellation }
}

/** What is wrong with the dates and options of a rental, by their fields. */
export function quoteErrors({ car, provider }: FoundCar, dates: RentalDates, body: QuoteBody, now: string): Record<string, Label[]> {
  const { pickup, dropOff } = dateErrors(dates, now)
  const ready = new Date(Date.parse(now) + car.lead_hours * hourMs).toISOString()
  const errors: Record<string, Label | false | undefined> = {
    pickup_at: pickup ?? (dates.pickup_at < ready ? fromInstant(ready) : !body.delivery && !isOpen(provider, dates.pickup_at) && closed),
    return_at:
      dropOff ?? (dates.days < car.min_days ? atLeastDays(car.min_days) : !body.collection && !isOpen(provider, dates.return_at) && closed),
    delivery: body.delivery && !car.delivery && notOffered,
    collection: body.collection && !car.delivery && notOffered,
    permit: body.permit && !car.foreign_authorization && notOffered,
    services: body.services.some((at) => at >= car.additional_services.length) && messages.wrong_choice,
  }
  return Object.fromEntries(Object.entries(errors).flatMap(([field, text]) => (text ? [[field, [text]]] : [])))
}

export const closed: Label = { en: 'The provider is closed at this time', ar: 'المزوّد مغلق في هذا الوقت' }
const notOffered: Label = { en: 'Not offered for this car', ar: 'غير متاح لهذه السيارة' }
const fromInstant = (at: string): Label => ({
  en: `Choose ${formatDateTime(at, 'en')} or later`,
  ar: `اختر ${formatDateTime(at, 'ar')} أو بعده`,
})
const atLeastDays = (days: number): Label => ({
  en: `The shortest rental is ${formatDays(days, 'en')}`,
  ar: `أقل مدة تأجير ${formatDays(days, 'ar')}`,
})

/** Throws 409 unless a car is free for a rental and the time to prepare it after. */
export async function assertFree(ctx: Pick<Ctx, 'db' | 'clock'>, { car }: FoundCar, { pickup_at, return_at }: RentalDates): Promise<void> {
  const preparation = car.turnaround_minutes * minuteMs
  const now = new Date(ctx.clock.now()).toISOString()
  // A car that is swapped after its pick-up is taken from a moment that has just passed.
  const from = pickup_at < now ? pickup_at : now
  const to = new Date(Date.parse(return_at) + preparation + searchedDays * dayMs).toISOString()
  const gaps = await loadFreeGaps(ctx, car.id, { from, to })
  const end = new Date(Date.parse(return_at) + preparation).toISOString()
  if (gaps.some((gap) => gap.from <= pickup_at && end <= gap.to)) return
  const length = Date.parse(end) - Date.parse(pickup_at)
  const next = gaps.find((gap) => gap.to > pickup_at && Date.parse(gap.to) - Date.parse(gap.from) >= length)
  throw isTaken(next)
}

/** The refusal on the field of the pick-up. */
function isTaken(next: { from: string } | undefined): RequestError {
  const text = next ? takenUntil(next) : taken
  return new RequestError('conflict', text, { errors: { pickup_at: [text] } })
}

const taken: Label = { en: 'The car is taken on these dates', ar: 'السيارة محجوزة في هذه الأيام' }
const takenUntil = ({ from }: { from: string }): Label => ({
  en: `${taken.en}. It is free again from ${formatDateTime(from, 'en')}`,
  ar: `${taken.ar}، وتتاح من ${formatDateTime(from, 'ar')}`,
})
