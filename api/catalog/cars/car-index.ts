import type { Named } from '@wasl/shared/contract/common.ts'
import { minuteMs } from '@wasl/shared/utils/durations.ts'
import { placeholder, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { shareNext } from '../../platform/share-next.ts'
import { readChanges } from '../read-changes.ts'
import { idAndName, namedColumns } from '../services/id-and-name.ts'
import { carChanges } from '../tables/changes.ts'
import { car_holds, cars, cities } from '../tables/from-registry.ts'
import { loadProviderRows, type ProviderRow } from './car-providers.ts'
import { HeldDays } from './held-days.ts'

/** What a search compares of a published car. `starts` and `ends`: its holds in ms, in order; they never overlap. `created`: in seconds. */
export type IndexedCar = Pick<
  typeof cars.$inferSelect,
  | ('id' | 'provider_id' | 'type' | 'gear' | 'seats' | 'delivery' | 'foreign_authorization' | 'min_days' | 'lead_hours')
  | ('turnaround_minutes' | 'daily_price' | 'monthly_price' | 'yearly_price' | 'insurance_price' | 'insurance_refund')
> & { city_id: string; created: number; starts: Float64Array; ends: Float64Array }
type ReadCar = Omit<IndexedCar, 'starts' | 'ends'> & Record<'starts' | 'ends', number[]>

/** Published cars by their rows, null for one that is not published now, with the cities where they are and the approved providers that rent them out. */
export type Fleet = {
  cars: readonly (IndexedCar | null)[]
  held: HeldDays
  longestTurnaround: number // in minutes
  cities: readonly Named[]
  providers: readonly ProviderRow[]
}

type IndexCtx = Pick<Ctx, 'db' | 'lookups' | 'prepared' | 'clock' | 'caches' | 'contentVersion'>
/** Of cities and providers. `key`: of both. */
type OwnerIds = { cities: readonly string[]; providers: readonly string[]; key: string }
type Owners = Pick<Fleet, 'cities' | 'providers'> & { version: string; key: string }

/** The published cars with their holds in the memory of a process. What is free is only a hint: the hold of a rental decides. */
export class CarIndex {
  #rows = new Map<string, number>() // a car keeps its row
  #cars: (IndexedCar | null)[] = []
  #held = new HeldDays()
  #longestTurnaround = 0
  #seenTo = '0'
  #heldFrom = ''
  #strings = new Map<string, string>()
  #ownerIds: OwnerIds = { cities: [], providers: [], key: '' }
  #owners: Owners | null = null

  /** The fleet as it is now. Only what changed since the last call is read. */
  readonly load = shareNext(async (ctx: IndexCtx): Promise<Fleet> => {
    // Holds that were over are not in memory; only a clock that tests move goes back.
    if (ctx.clock.now() < this.#heldFrom) this.#seenTo = '0'
    if (this.#seenTo === '0') this.#heldFrom = ctx.clock.now()
    const [version, seenTo] = await Promise.all([
      ctx.contentVersion(),
      readChanges(ctx, carChanges, this.#seenTo, (ids) => this.#read(ctx, ids)),
    ])
    this.#seenTo = seenTo
    const { cities, providers } = await this.#loadOwners(ctx, version)
    return { cars: this.#cars, held: this.#held, longestTurnaround: this.#longestTurnaround, cities, providers }
  })

  async #read(ctx: IndexCtx, ids: readonly string[]): Promise<void> {
    const { rows } = await ctx.db.execute<{ car: ReadCar }>(selectIndexed(ids, this.#heldFrom))
    for (const id of ids) {
      const row = this.#rows.get(id)
      if (row !== undefined) this.#cars[row] = null
    }
    for (const { car } of rows) {
      const row = this.#rows.get(car.id) ?? this.#rows.size
      const indexed = this.#indexed(car)
      this.#rows.set(car.id, row)
      this.#cars[row] = indexed
      this.#held.set(row, indexed)
    }
    const published = this.#cars.filter((car) => car !== null)
    this.#longestTurnaround = published.reduce((longest, { turnaround_minutes }) => Math.max(longest, turnaround_minutes), 0)
    const cities = [...new Set(published.map(({ city_id }) => city_id))].sort()
    const providers = [...new Set(published.map(({ provider_id }) => provider_id))].sort()
    this.#ownerIds = { cities, providers, key: [...cities, ...providers].join() }
  }

  /** Cars of one provider or city share the string of its id: strings that are not the same one are compared by their characters. */
  #indexed({ starts, ends, provider_id, city_id, type, gear, ...car }: ReadCar): IndexedCar {
    const shared = <T extends string>(text: T): T => {
      // Safe: equal to `text`.
      const first = (this.#strings.get(text) ?? text) as T
      this.#strings.set(first, first)
      return first
    }
    return {
      ...car,
      provider_id: shared(provider_id),
      city_id: shared(city_id),
      type: shared(type),
      gear: shared(gear),
      starts: Float64Array.from(starts),
      ends: Float64Array.from(ends),
    }
  }

  /** Both change rarely, by content that counts its writes. */
  async #loadOwners(ctx: IndexCtx, version: string): Promise<Owners> {
    const { key, ...ids } = this.#ownerIds
    if (this.#owners?.version === version && this.#owners.key === key) return this.#owners
    const [cities, providers] = await Promise.all([loadCities(ctx, ids.cities), loadProviderRows(ctx, ids.providers)])
    this.#owners = { version, key, cities, providers }
    return this.#owners
  }
}

declare module '../../platform/context.ts' {
  interface Caches {
    cars: CarIndex
  }
}

/** Reads the cars in the background: with 500,000 holds the first search would wait for seconds. */
export function prepareCars(ctx: IndexCtx & Pick<Ctx, 'log'>): void {
  ctx.caches.cars.load(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'the cars could not be read yet'))
}

export const compareIds = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1)

/** Whether no hold of a car shares an instant with a rental and the time to prepare the car after it. Both in ms. */
export function freeBetween({ held, longestTurnaround }: Pick<Fleet, 'held' | 'longestTurnaround'>, pickup: number, dropOff: number) {
  const freedomOf = held.during(pickup, dropOff, longestTurnaround * minuteMs)
  return (car: IndexedCar, row: number): boolean => {
    const freedom = freedomOf(row)
    return freedom === 'yes' || (freedom === 'unsure' && isFreeByHolds(car, pickup, dropOff))
  }
}

function isFreeByHolds({ starts, ends, turnaround_minutes }: IndexedCar, pickup: number, dropOff: number): boolean {
  let from = 0
  for (let to = ends.length; from < to; ) {
    const middle = (from + to) >> 1
    if ((ends[middle] ?? 0) > pickup) to = middle
    else from = middle + 1
  }
  const next = starts[from]
  return next === undefined || next >= dropOff + turnaround_minutes * minuteMs
}

const uuids = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`

const selectIndexed = (ids: readonly string[], heldFrom: string) => sql`
  select to_jsonb(indexed) as car from (
    select ${cars.id}, provider_id, city_id, type, gear, seats, delivery, foreign_authorization, min_days, lead_hours, turnaround_minutes,
      daily_price, monthly_price, yearly_price, insurance_price, insurance_refund,
      extract(epoch from created_at) as created, coalesce(held.starts, '[]') as starts, coalesce(held.ends, '[]') as ends
    from ${cars} left join (
      select car_id, jsonb_agg(extract(epoch from starts_at) * 1000 order by starts_at) as starts,
        jsonb_agg(extract(epoch from ends_at) * 1000 order by starts_at) as ends
      from ${car_holds} where car_id = any(${uuids(ids)}) and released_at is null and ends_at > ${heldFrom}::timestamptz group by car_id
    ) held on held.car_id = ${cars.id}
    where ${cars.id} = any(${uuids(ids)}) and status = 'published' and city_id is not null) indexed`

const loadCities = async (ctx: IndexCtx, ids: readonly string[]): Promise<Named[]> =>
  (await runPrepared(ctx, { key: 'car-cities', build: buildCities, values: { ids: `{${ids.join(',')}}` } })).map(idAndName)

const buildCities = (db: Database | Tx) =>
  db
    .select(namedColumns(cities))
    .from(cities)
    .where(sql`${cities.id} = any(${placeholder('ids')}::uuid[])`)
    .orderBy(cities.name_ar)
