import type { Named } from '@wasl/shared/contract/common.ts'
import { and, asc, eq, gte, ne } from 'drizzle-orm'
import { isFree } from '../../catalog/cars/car-conditions.ts'
import { holdCar, lockCar, releaseCarHold } from '../../catalog/cars/hold-car.ts'
import { assertFree } from '../../catalog/cars/quote-car.ts'
import { idAndName, namedColumns } from '../../catalog/services/id-and-name.ts'
import { cars } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import type { RentalRow } from '../orders/order-rental.ts'
import type { Effect } from '../orders/transition-context.ts'
import { requireRental, setRental } from './rental-effects.ts'

/**
 * Gives a booking another car of its provider, of the same or a higher class, at the same price. Throws 404 for a car that is not published, 422 on `car_id` for one of
 * others or of a lower class, 409 if it is taken.
 */
export const swapCar: Effect<'swap_car'> = async (ctx, { terms, orderContext: { order } }) => {
  const rental = await requireRental(ctx, order)
  const found = await lockCar(ctx, terms.car_id)
  const [former] = await ctx.db.select().from(cars).where(eq(cars.id, rental.car_id))
  if (found.car.provider_id !== order.provider_id || found.car.id === rental.car_id)
    throw invalid('car_id', { en: 'Choose another of your cars', ar: 'اختر سيارة أخرى من سياراتك' })
  if (former && found.car.daily_price < former.daily_price)
    throw invalid('car_id', { en: 'Choose a car of the same or a higher class', ar: 'اختر سيارة من الفئة نفسها أو أعلى' })
  const { pickup_at, return_at, days } = rental
  await assertFree(ctx, found, { pickup_at, return_at, days })
  await releaseCarHold(ctx, order.id)
  await holdCar(ctx, found, { pickup_at, return_at, days }, order.id)
  const { id: car_id, name_ar: ar, name_en: en } = found.car
  await setRental(ctx, order.id, { car_id, car_title: { ar, en }, at_risk_at: null })
  return {}
}

/** The free cars of a provider that can take the place of the one of a booking. */
export async function listReplacements(ctx: Pick<Ctx, 'db'>, { car_id, pickup_at, return_at }: RentalRow): Promise<Named[]> {
  const [former] = await ctx.db.select().from(cars).where(eq(cars.id, car_id))
  if (!former) return []
  const isAsGood = and(eq(cars.provider_id, former.provider_id), ne(cars.id, car_id), gte(cars.daily_price, former.daily_price))
  const rows = await ctx.db
    .select(namedColumns(cars))
    .from(cars)
    .where(and(isAsGood, eq(cars.status, 'published'), isFree({ pickup_at, return_at })))
    .orderBy(asc(cars.daily_price), asc(cars.id))
  return rows.map(idAndName)
}
