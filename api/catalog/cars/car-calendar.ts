import type { CalendarQuery, CarCalendar } from '@wasl/shared/contract/cars.ts'
import { boundsOf, daysIn } from '@wasl/shared/rules/periods.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { car_holds } from '../tables/from-registry.ts'
import { heldTime } from './car-conditions.ts'
import { findCar } from './find-car.ts'

const mostDays = 186

/** When a published car is free within days of Riyadh. */
export async function loadCalendar(ctx: Pick<Ctx, 'db' | 'clock' | 'caches'>, id: string, period: CalendarQuery): Promise<CarCalendar> {
  assertCalendarPeriod(period)
  await findCar(ctx, id)
  const { start, end } = boundsOf(period)
  return { free: await loadFreeGaps(ctx, id, { from: start, to: end }) }
}

/** Throws 422 for a period that ends before it starts or is longer than half a year. */
export function assertCalendarPeriod(period: CalendarQuery): void {
  if (period.to < period.from || daysIn(period) > mostDays)
    throw invalid('to', { en: 'Choose half a year at most', ar: 'اختر فترة لا تتجاوز نصف سنة' })
}

/** The times between two instants in which no hold of a car is, in order. */
export async function loadFreeGaps({ db }: Pick<Ctx, 'db'>, car_id: string, { from, to }: { from: string; to: string }) {
  const period = sql`tstzrange(${from}::timestamptz, ${to}::timestamptz, '[)')`
  const { rows } = await db.execute<{ from: string | Date; to: string | Date }>(sql`
    select lower(gap) as from, upper(gap) as to
    from unnest(tstzmultirange(${period}) - coalesce((
      select range_agg(${heldTime}) from ${car_holds}
      where ${car_holds.car_id} = ${car_id} and ${car_holds.released_at} is null and ${heldTime} && ${period}), '{}')) as gap
    order by 1`)
  return rows.map((gap) => ({ from: new Date(gap.from).toISOString(), to: new Date(gap.to).toISOString() }))
}
