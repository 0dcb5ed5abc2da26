import type { CarsQuery } from '@wasl/shared/contract/cars.ts'
import { riyadhTime } from '@wasl/shared/rules/opening-hours.ts'
import { hourMs } from '@wasl/shared/utils/durations.ts'
import { type SQL, sql } from 'drizzle-orm'
import { car_holds, cars } from '../tables/from-registry.ts'
import { type Fleet, freeBetween, type IndexedCar } from './car-index.ts'
import { type CarProvider, isOpenAtAll } from './car-providers.ts'

/** The dates of a search. */
export type RentalDates = { pickup_at: string; return_at: string; days: number }

/** The time that a hold takes. Half open: another one may begin when it ends. The index of the holds of each car has this expression. */
export const heldTime = sql`tstzrange(${car_holds.starts_at}, ${car_holds.ends_at}, '[)')`

type FleetPart = Pick<Fleet, 'held' | 'longestTurnaround'> & { providers: ReadonlyMap<string, CarProvider> }

/** Whether the car in a row is what a query asks for, without its price. */
export function matcherOf(
  query: CarsQuery,
  dates: RentalDates | null,
  fleet: FleetPart,
  now: string,
): (car: IndexedCar | null, row: number) => car is IndexedCar {
  const { city, type, gear, seats = 0, provider, delivery, abroad, insurance } = query
  const isPossible = dates ? possibleAt(dates, fleet, now) : (car: IndexedCar | null) => car !== null
  return (car, row): car is IndexedCar =>
    // First, since it leaves out most cars.
    isPossible(car, row) &&
    (!city || car.city_id === city) &&
    (!type || car.type === type) &&
    (!gear || car.gear === gear) &&
    car.seats >= seats &&
    (!provider || car.provider_id === provider) &&
    (!delivery || car.delivery) &&
    (!abroad || car.foreign_authorization) &&
    (insurance !== 'none' || car.insurance_price === 0) &&
    (insurance !== 'refundable' || car.insurance_price === car.insurance_refund) &&
    fleet.providers.has(car.provider_id)
}

/** Whether a car can be rented for some dates: it is free, ready and long enough, and its provider is open or brings it. */
function possibleAt({ pickup_at, return_at, days }: RentalDates, fleet: FleetPart, now: string) {
  const moments = [riyadhTime(pickup_at), riyadhTime(return_at)]
  const open = new Set([...fleet.providers.values()].flatMap((provider) => (isOpenAtAll(provider, moments) ? [provider.id] : [])))
  const hours = Math.floor((Date.parse(pickup_at) - Date.parse(now)) / hourMs)
  const [pickup, dropOff] = [Date.parse(pickup_at), Date.parse(return_at)]
  const isFree = freeBetween(fleet, pickup, dropOff)
  return (car: IndexedCar | null, row: number): car is IndexedCar =>
    car !== null && isFree(car, row) && car.min_days <= days && car.lead_hours <= hours && (car.delivery || open.has(car.provider_id))
}

/** Whether no hold of a car shares an instant with a rental and the time to prepare the car after it, in SQL for a few cars. */
export const isFree = ({ pickup_at, return_at }: { pickup_at: string; return_at: string }): SQL => sql`not exists (
  select 1 from ${car_holds} where ${car_holds.car_id} = ${cars.id} and ${car_holds.released_at} is null
    and ${heldTime} && tstzrange(${pickup_at}::timestamptz, ${return_at}::timestamptz + make_interval(mins => ${cars.turnaround_minutes}), '[)'))`
