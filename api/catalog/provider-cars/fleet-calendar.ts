import type { CalendarQuery } from '@wasl/shared/contract/cars.ts'
import type { FleetCalendar } from '@wasl/shared/contract/provider-cars.ts'
import { boundsOf } from '@wasl/shared/rules/periods.ts'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { assertCalendarPeriod } from '../cars/car-calendar.ts'
import { heldTime } from '../cars/car-conditions.ts'
import { idAndName } from '../services/id-and-name.ts'
import { car_holds, cars } from '../tables/from-registry.ts'
import { isOwnCar } from './own-cars.ts'

/** When the cars of the current user's provider are taken within days of Riyadh; without retired ones. */
export async function loadFleetCalendar(ctx: UserCtx, period: CalendarQuery): Promise<FleetCalendar> {
  assertCalendarPeriod(period)
  const { start, end } = boundsOf(period)
  const isShown = and(isOwnCar(ctx), ne(cars.status, 'retired'))
  const fleet = await ctx.db
    .select({ id: cars.id, name_ar: cars.name_ar, name_en: cars.name_en, plate: cars.plate, status: cars.status })
    .from(cars)
    .where(isShown)
    .orderBy(asc(cars.name_ar), asc(cars.plate), asc(cars.id))
  const holds = await ctx.db
    .select({
      car_id: car_holds.car_id,
      id: car_holds.id,
      kind: car_holds.kind,
      starts_at: car_holds.starts_at,
      ends_at: car_holds.ends_at,
      note: car_holds.note,
      order_id: car_holds.order_id,
    })
    .from(car_holds)
    .innerJoin(cars, eq(cars.id, car_holds.car_id))
    .where(and(isShown, isNull(car_holds.released_at), sql`${heldTime} && tstzrange(${start}::timestamptz, ${end}::timestamptz, '[)')`))
    .orderBy(asc(car_holds.starts_at))
  const byCar = Map.groupBy(holds, ({ car_id }) => car_id)
  return { cars: fleet.map((car) => ({ ...idAndName(car), plate: car.plate, status: car.status, holds: byCar.get(car.id) ?? [] })) }
}
