import type { Named } from '@wasl/shared/contract/common.ts'
import type { Label } from '@wasl/shared/units.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, asc, eq, gte, ne, not } from 'drizzle-orm'
import { isFree, type RentalDates } from '../../catalog/cars/car-conditions.ts'
import { holdCar, lockCar, releaseCarHold } from '../../catalog/cars/hold-car.ts'
import { assertFree } from '../../catalog/cars/quote-car.ts'
import { assertNoErrors } from '../../catalog/cars/rental-dates.ts'
import { idAndName } from '../../catalog/services/id-and-name.ts'
import { cars } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalid, RequestError } from '../../platform/http/errors.ts'
import type { RentalRow } from '../orders/order-rental.ts'
import type { Effect } from '../orders/transition-context.ts'
import { rentalDrivers } from '../tables/rentals.ts'
import { yearsBetween } from './booking-errors.ts'
import { isOutLate } from './overdue-rentals.ts'
import { requireRental, setRental } from './rental-effects.ts'

type CarRow = typeof cars.$inferSelect

/**
 * Gives a booking another car of its provider, of the same or a higher class, at the same price. Throws 404 for a car that is not published, 422 on `car_id` for one of
 * others, of a lower class, or without what was booked, 409 if it is taken or the return has passed. It is inspected before it is handed over.
 */
export const swapCar: Effect<'swap_car'> = async (ctx, { terms, orderContext: { order } }) => {
  const rental = await requireRental(ctx, order)
  const found = await lockCar(ctx, terms.car_id)
  const [former] = await ctx.db.select().from(cars).where(eq(cars.id, rental.car_id))
  if (found.car.provider_id !== order.provider_id || found.car.id === rental.car_id)
    throw invalid('car_id', { en: 'Choose another of your cars', ar: 'اختر سيارة أخرى من سياراتك' })
  const car_id = [
    ...(former && found.car.daily_price < former.daily_price ? [lowerClass] : []),
    ...lacksOf(found.car, rental, await loadDriverAge(ctx, rental)),
  ]
  assertNoErrors(car_id.length > 0 ? { car_id } : {})
  const period = remainingTime(rental, ctx.clock.now())
  if (!period) throw new RequestError('conflict', { en: 'The return time has passed', ar: 'فات موعد إعادة السيارة' })
  await assertFree(ctx, found, period)
  await releaseCarHold(ctx, order.id)
  await holdCar(ctx, found, period, order.id)
  const { id, name_ar: ar, name_en: en } = found.car
  await setRental(ctx, order.id, { car_id: id, car_title: { ar, en }, at_risk_at: null, checks: [] })
  return { order: { fulfilment: 'booked' } }
}

const lowerClass: Label = { en: 'Choose a car of the same or a higher class', ar: 'اختر سيارة من الفئة نفسها أو أعلى' }
const noPermit: Label = { en: 'This car may not leave the Kingdom', ar: 'هذه السيارة لا يُصرّح لها بالسفر خارج المملكة' }
const noDelivery: Label = { en: 'This car is not brought to the client', ar: 'هذه السيارة لا تُوصّل إلى العميل' }
const tooYoung: Label = { en: 'The driver is too young for this car', ar: 'عمر السائق أقل من المطلوب لهذه السيارة' }

/** What a car lacks to take the place of the one that was booked. */
function lacksOf(car: CarRow, { options, pickup_place, return_place }: RentalRow, driverAge: number): Label[] {
  const isBrought = pickup_place !== null || return_place !== null
  return [
    ...(options.permit && !car.foreign_authorization ? [noPermit] : []),
    ...(isBrought && !car.delivery ? [noDelivery] : []),
    ...(driverAge < car.min_driver_age ? [tooYoung] : []),
  ]
}

async function loadDriverAge({ db }: Pick<Ctx, 'db'>, { order_id, pickup_at }: RentalRow): Promise<number> {
  const [driver] = await db.select().from(rentalDrivers).where(eq(rentalDrivers.order_id, order_id))
  return driver ? yearsBetween(driver.birth_date, riyadhDate(pickup_at)) : 0
}

/** The time of a booking from now on, if its pick-up has passed; null once its return has. */
function remainingTime({ pickup_at, return_at, days }: RentalRow, now: string): RentalDates | null {
  const from = pickup_at < now ? now : pickup_at
  return from < return_at ? { pickup_at: from, return_at, days } : null
}

/** The free cars of a provider that can take the place of the one of a booking: not those that are late themselves. */
export async function listReplacements(ctx: Pick<Ctx, 'db' | 'clock'>, rental: RentalRow): Promise<Named[]> {
  const { car_id } = rental
  const period = remainingTime(rental, ctx.clock.now())
  const [former] = await ctx.db.select().from(cars).where(eq(cars.id, car_id))
  if (!former || !period) return []
  const isAsGood = and(eq(cars.provider_id, former.provider_id), ne(cars.id, car_id), gte(cars.daily_price, former.daily_price))
  const rows = await ctx.db
    .select()
    .from(cars)
    .where(and(isAsGood, eq(cars.status, 'published'), isFree(period), not(isOutLate(cars.id))))
    .orderBy(asc(cars.daily_price), asc(cars.id))
  const age = await loadDriverAge(ctx, rental)
  return rows.filter((car) => lacksOf(car, rental, age).length === 0).map(idAndName)
}
