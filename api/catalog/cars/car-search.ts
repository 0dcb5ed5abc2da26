import type { CarCard, CarsPage, CarsQuery } from '@wasl/shared/contract/cars.ts'
import { type Named, paginate } from '@wasl/shared/contract/common.ts'
import { rentCovers } from '@wasl/shared/rules/rent-cost.ts'
import { rentalTotal } from '@wasl/shared/rules/rental-price.ts'
import { goodsPrice } from '@wasl/shared/rules/sale-terms.ts'
import type { Money } from '@wasl/shared/units.ts'
import { placeholder, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { runLookup } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { averageRating } from '../services/average-rating.ts'
import { idAndName } from '../services/id-and-name.ts'
import { cars } from '../tables/from-registry.ts'
import { matcherOf, type RentalDates } from './car-conditions.ts'
import { type CarOffer, loadDiscounts } from './car-discounts.ts'
import { carFacts } from './car-facts.ts'
import { compareIds, type IndexedCar } from './car-index.ts'
import { type CarProvider, withTerms } from './car-providers.ts'
import { readRentalDates } from './rental-dates.ts'

type SearchCtx = Pick<Ctx, 'db' | 'lookups' | 'prepared' | 'clock' | 'caches' | 'contentVersion'>
type Providers = ReadonlyMap<string, CarProvider>
type PriceOf = (car: IndexedCar) => Money
type Totals = { total: PriceOf; fullTotal: PriceOf }

/** The published cars that match a query, with the total for its dates. What is free is only a hint: the hold of a rental decides. */
export async function searchCars(ctx: SearchCtx, query: CarsQuery): Promise<CarsPage> {
  const settings = await loadSettings(ctx)
  const now = ctx.clock.now()
  const dates = readRentalDates(query, now, settings)
  const [fleet, offers] = await Promise.all([ctx.caches.cars.load(ctx), dates ? loadDiscounts(ctx, dates) : []])
  const providers = new Map(fleet.providers.map((row) => [row.id, withTerms(row, settings)]))
  const totals = dates && totalsOf(dates, providers, offers)
  const matching = fleet.cars.filter(matcherOf(query, dates, { ...fleet, providers }, now))
  const found = sortCars(query, matching, totals?.total ?? dailyPrices(providers))
  const { page, per_page } = query
  const shown = found.slice((page - 1) * per_page, page * per_page)
  return {
    cars: await loadCards(ctx, shown, { days: dates?.days ?? 0, totals, providers, cities: fleet.cities }),
    cities: [...fleet.cities],
    pagination: paginate(query, found.length),
  }
}

/** The cars within the limits of price, in the order of a query. The price of every car is computed only where it decides. */
function sortCars({ price_min = 0, price_max, sort }: CarsQuery, found: readonly IndexedCar[], priceOf: PriceOf): readonly IndexedCar[] {
  const isLimited = price_min > 0 || price_max !== undefined
  if (sort === 'newest' && !isLimited) return found.toSorted(newestFirst)
  const priced = found
    .map((car) => ({ car, price: priceOf(car) }))
    .filter(({ price }) => price >= price_min && price <= (price_max ?? Number.POSITIVE_INFINITY))
  if (sort === 'newest') return priced.map(({ car }) => car).sort(newestFirst)
  const direction = sort === 'price' ? 1 : -1
  return priced.sort((a, b) => direction * (a.price - b.price) || compareIds(a.car, b.car)).map(({ car }) => car)
}

const newestFirst = (a: IndexedCar, b: IndexedCar): number => b.created - a.created || compareIds(a, b)

const dailyPrices =
  (providers: Providers): PriceOf =>
  ({ provider_id, daily_price }) =>
    goodsPrice(daily_price, providers.get(provider_id)?.terms ?? null)

/** The total of each car for some dates without options, with its offers and without. */
function totalsOf({ days }: RentalDates, providers: Providers, offers: readonly CarOffer[]): Totals {
  const covers = rentCovers(days)
  const byProvider = Map.groupBy(offers, ({ provider_id }) => provider_id)
  const priceWith = (discountsOf: (car: IndexedCar) => readonly CarOffer[]) => (car: IndexedCar) => {
    const provider = providers.get(car.provider_id)
    if (!provider) throw new Error(`the provider of the car ${car.id} is not approved`)
    return rentalTotal(car, { covers, discounts: discountsOf(car), terms: provider.terms })
  }
  const offersOf = (car: IndexedCar) => (byProvider.get(car.provider_id) ?? []).filter(({ car_id }) => car_id === null || car_id === car.id)
  return { total: priceWith(offersOf), fullTotal: priceWith(() => []) }
}

type CardContext = { days: number; totals: Totals | null; providers: Providers; cities: readonly Named[] }

async function loadCards(
  ctx: Pick<Ctx, 'db' | 'lookups' | 'prepared'>,
  shown: readonly IndexedCar[],
  { days, totals, providers, cities }: CardContext,
): Promise<CarCard[]> {
  if (shown.length === 0) return []
  const rows = await runLookup(ctx, { key: 'car-cards', build: buildCards, values: { ids: `{${shown.map(({ id }) => id).join(',')}}` } })
  return shown.flatMap((indexed) => {
    const car = rows.find((row) => row.id === indexed.id)
    const provider = providers.get(indexed.provider_id)
    if (!car || !provider) return []
    const { color: _, image_urls, ...facts } = carFacts(car, cities.find(({ id }) => id === car.city_id) ?? null, provider.terms)
    const { rating_count } = provider
    const seller = { ...idAndName(provider), rating: averageRating(provider), rating_count }
    return [{ ...facts, image_url: image_urls[0] ?? null, provider: seller, rental: totals && rentalOf(indexed, days, totals) }]
  })
}

const buildCards = (db: Database | Tx) =>
  db
    .select()
    .from(cars)
    .where(sql`${cars.id} = any(${placeholder('ids')}::uuid[])`)

function rentalOf(car: IndexedCar, days: number, { total, fullTotal }: Totals): CarCard['rental'] {
  const [now, full] = [total(car), fullTotal(car)]
  return { days, total: now, full_total: now < full ? full : null }
}
