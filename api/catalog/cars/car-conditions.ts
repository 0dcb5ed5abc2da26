import type { CarsQuery } from '@wasl/shared/contract/cars.ts'
import { riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { rentCovers } from '@wasl/shared/rules/rent-cost.ts'
import { hourMs } from '@wasl/shared/utils/durations.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { car_holds, cars } from '../tables/from-registry.ts'
import { type CarProvider, isOpenAtAll } from './car-providers.ts'

/** The dates of a search. */
export type RentalDates = { pickup_at: string; return_at: string; days: number }

/** The time that a hold takes. Half open: another one may begin when it ends. The index of the holds of each car has this expression. */
export const heldTime = sql`tstzrange(${car_holds.starts_at}, ${car_holds.ends_at}, '[)')`
// The same for all cars: written as its index is, since PostgreSQL takes the index of each car, ten times slower, where both match.
const heldTimeOfAll = sql`tstzrange(${car_holds.starts_at}, ${car_holds.ends_at})`

const uuids = (ids: readonly string[]): SQL => sql`${`{${ids.join(',')}}`}::uuid[]`

/** What a search asks of a car, without its price. */
export function carConditions(query: CarsQuery, dates: RentalDates | null, providers: readonly CarProvider[], now: string): SQL[] {
  return [
    sql`${cars.status} = 'published'`,
    sql`${cars.city_id} is not null`,
    ...(query.city ? [sql`${cars.city_id} = ${query.city}`] : []),
    ...(query.type ? [sql`${cars.type} = ${query.type}`] : []),
    ...(query.gear ? [sql`${cars.gear} = ${query.gear}`] : []),
    ...(query.seats ? [sql`${cars.seats} >= ${query.seats}`] : []),
    ...(query.provider ? [sql`${cars.provider_id} = ${query.provider}`] : []),
    ...(query.delivery ? [sql`${cars.delivery}`] : []),
    ...(query.abroad ? [sql`${cars.foreign_authorization}`] : []),
    ...(query.insurance === 'none' ? [sql`${cars.insurance_price} = 0`] : []),
    ...(query.insurance === 'refundable' ? [sql`${cars.insurance_price} = ${cars.insurance_refund}`] : []),
    ...(dates ? dateConditions(dates, providers, now) : [isOfProvider(providers)]),
  ]
}

const isOfProvider = (providers: readonly CarProvider[]): SQL => sql`${cars.provider_id} = any(${uuids(providers.map(({ id }) => id))})`

function dateConditions({ pickup_at, return_at, days }: RentalDates, providers: readonly CarProvider[], now: string): SQL[] {
  const moments = [riyadhTime(pickup_at), riyadhTime(return_at)]
  const open = providers.filter((provider) => isOpenAtAll(provider, moments))
  const hours = Math.floor((Date.parse(pickup_at) - Date.parse(now)) / hourMs)
  return [
    sql`(${isOfProvider(open)} or ${cars.delivery} and ${isOfProvider(providers)})`,
    sql`${cars.min_days} <= ${days}`,
    sql`${cars.lead_hours} <= ${hours}`,
    isFree({ pickup_at, return_at }),
  ]
}

/**
 * Whether no hold shares an instant with a rental and the time to prepare the car after it. The cars that are taken are found once, by the indexes of all holds: looking
 * for the holds of each car reads an index 10,000 times. Only a hold that begins after the return depends on the time to prepare its car.
 */
export function isFree({ pickup_at, return_at }: { pickup_at: string; return_at: string }): SQL {
  const end = sql`${return_at}::timestamptz`
  const readyAfter = (minutes: SQL) => sql`${end} + make_interval(mins => ${minutes})`
  return sql`${cars.id} not in (
    select ${car_holds.car_id} from ${car_holds}
      where ${car_holds.released_at} is null and ${heldTimeOfAll} && tstzrange(${pickup_at}::timestamptz, ${end}, '[)'))
    and ${cars.id} not in (
    select ${car_holds.car_id} from ${car_holds}
      where ${car_holds.released_at} is null and ${car_holds.starts_at} >= ${end}
        and ${car_holds.starts_at} < ${readyAfter(sql`(select max(${cars.turnaround_minutes}) from ${cars})`)}
        and ${car_holds.starts_at} < ${readyAfter(sql`(select held.turnaround_minutes from ${cars} held where held.id = ${car_holds.car_id})`)})`
}

/** An entered price as clients pay it, in SQL: `goodsPrice` for providers that sell themselves and those that the platform sells for. */
export function shownPriceSql(column: AnyPgColumn | SQL, providers: readonly CarProvider[]): SQL {
  const sold = providers.filter(({ terms }) => terms.sold_by === 'platform')
  if (!sold[0]) return sql`${column}`
  const withVat = sql`${column} + (${column} * ${sold[0].terms.vat_percent}::bigint + 50) / 100`
  return sql`case when ${isOfProvider(sold)} then ${withVat} else ${column} end`
}

/** The cost of a number of days in SQL, from the same covers as `rentCost`. */
export function rentCostSql(days: number, providers: readonly CarProvider[]): SQL {
  const price = { year: cars.yearly_price, month: cars.monthly_price, day: cars.daily_price }
  const costs = rentCovers(days).map((cover) => {
    const parts = (['year', 'month', 'day'] as const).flatMap((unit) =>
      cover[unit] > 0 ? [sql`${cover[unit]}::bigint * (${shownPriceSql(price[unit], providers)})`] : [],
    )
    return sql.join(parts, sql` + `)
  })
  return sql`least(${sql.join(costs, sql`, `)})` // a price that a car lacks is null, which `least` ignores
}
