import type { CarCard, CarsPage, CarsQuery } from '@wasl/shared/contract/cars.ts'
import { type Named, paginate } from '@wasl/shared/contract/common.ts'
import { rentalPrice } from '@wasl/shared/rules/rental-price.ts'
import { asc, placeholder, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { runLookup, runPrepared } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { averageRating } from '../services/average-rating.ts'
import { idAndName, namedColumns } from '../services/id-and-name.ts'
import { car_offers, cars, cities } from '../tables/from-registry.ts'
import { carConditions, type RentalDates, rentCostSql, shownPriceSql } from './car-conditions.ts'
import { type CarOffer, loadDiscounts, offersFor } from './car-discounts.ts'
import { carFacts } from './car-facts.ts'
import { type CarProvider, loadCarProviders } from './car-providers.ts'
import { readRentalDates } from './rental-dates.ts'

type SearchCtx = Pick<Ctx, 'db' | 'lookups' | 'prepared' | 'clock' | 'caches' | 'contentVersion'>
const noOptions = { delivery: false, collection: false, permit: false, services: [] }

/** The published cars that match a query, with the total for its dates. What is free is only a hint: the hold of a rental decides. */
export async function searchCars(ctx: SearchCtx, query: CarsQuery): Promise<CarsPage> {
  const settings = await loadSettings(ctx)
  const now = ctx.clock.now()
  const dates = readRentalDates(query, now, settings)
  const [providers, cities] = await Promise.all([loadCarProviders(ctx, settings), loadCities(ctx)])
  const offers = dates ? await loadDiscounts(ctx, { ...dates, providerIds: providers.map(({ id }) => id) }) : []
  const price = dates ? totalSql(dates, providers, offers) : shownPriceSql(cars.daily_price, providers)
  const { ids, total } = await findIds(ctx, query, price, carConditions(query, dates, providers, now))
  return {
    cars: await loadCards(ctx, ids, { dates, providers, offers, cities }),
    cities,
    pagination: paginate(query, total),
  }
}

/** The total of `rentalPrice` without options, in SQL. */
function totalSql({ days }: RentalDates, providers: readonly CarProvider[], offers: readonly CarOffer[]): SQL {
  const rent = rentCostSql(days, providers)
  const fee = shownPriceSql(sql`(${cars.insurance_price} - ${cars.insurance_refund})`, providers)
  if (offers.length === 0) return sql`${rent} + ${fee}`
  const ids = sql`${`{${offers.map(({ id }) => id).join(',')}}`}::uuid[]`
  const amount = shownPriceSql(car_offers.discount_amount, providers)
  const discount = sql`case when ${car_offers.discount_type} = 'ratio' then (rent * ${car_offers.discount_percent} + 50) / 100 else least(rent, ${amount}) end`
  const own = sql`${car_offers.provider_id} = ${cars.provider_id} and (${car_offers.car_id} is null or ${car_offers.car_id} = ${cars.id})`
  return sql`(select rent - coalesce((select max(${discount}) from ${car_offers} where ${car_offers.id} = any(${ids}) and ${own}), 0)
    from (select ${rent} as rent) priced) + ${fee}`
}

async function findIds(
  { db }: Pick<Ctx, 'db'>,
  query: CarsQuery,
  price: SQL,
  conditions: readonly SQL[],
): Promise<{ ids: string[]; total: number }> {
  const { page, per_page, price_min, price_max } = query
  const order = { price: sql`price, id`, '-price': sql`price desc, id`, newest: sql`created_at desc, id` }[query.sort]
  // Only with limits: the price of every car costs as much as finding those that are free.
  const limits = [...(price_min ? [sql`price >= ${price_min}`] : []), ...(price_max === undefined ? [] : [sql`price <= ${price_max}`])]
  const within = limits.length > 0 ? sql`where ${sql.join(limits, sql` and `)}` : sql``
  const { rows } = await db.execute<{ ids: string[] | null; total: number }>(sql`
    with matches as materialized (
      select * from (select ${cars.id}, ${cars.created_at}, ${price} as price from ${cars} where ${sql.join([...conditions], sql` and `)}) priced
      ${within})
    select (select count(*)::int from matches) as total,
      (select array_agg(id::text) from (select id from matches order by ${order} limit ${per_page} offset ${(page - 1) * per_page}) page) as ids`)
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 }
}

type CardContext = { dates: RentalDates | null; providers: readonly CarProvider[]; offers: readonly CarOffer[]; cities: readonly Named[] }

async function loadCards(
  ctx: Pick<Ctx, 'db' | 'lookups' | 'prepared'>,
  ids: readonly string[],
  { dates, providers, offers, cities }: CardContext,
): Promise<CarCard[]> {
  if (ids.length === 0) return []
  const rows = await runLookup(ctx, { key: 'car-cards', build: buildCards, values: { ids: `{${ids.join(',')}}` } })
  return ids.flatMap((id) => {
    const car = rows.find((row) => row.id === id)
    const provider = providers.find((one) => one.id === car?.provider_id)
    if (!car || !provider) return []
    const { color: _, image_urls, ...facts } = carFacts(car, cities.find(({ id }) => id === car.city_id) ?? null, provider.terms)
    const { rating_count } = provider
    const seller = { ...idAndName(provider), rating: averageRating(provider), rating_count }
    return [{ ...facts, image_url: image_urls[0] ?? null, provider: seller, rental: dates && rentalOf(car, dates, provider, offers) }]
  })
}

const buildCards = (db: Database | Tx) =>
  db
    .select()
    .from(cars)
    .where(sql`${cars.id} = any(${placeholder('ids')}::uuid[])`)

function rentalOf(
  car: typeof cars.$inferSelect,
  { days }: RentalDates,
  { terms }: CarProvider,
  offers: readonly CarOffer[],
): CarCard['rental'] {
  const priceWith = (discounts: ReturnType<typeof offersFor>) => rentalPrice(car, { days, options: noOptions, discounts, terms }).total
  const full = priceWith([])
  const total = priceWith(offersFor(car, offers))
  return { days, total, full_total: total < full ? full : null }
}

/** The cities with a published car. */
const loadCities = async (ctx: Pick<Ctx, 'db' | 'lookups' | 'prepared'>): Promise<CarsPage['cities']> =>
  (await runPrepared(ctx, { key: 'car-cities', build: buildCities, values: {} })).map(idAndName)

const buildCities = (db: Database | Tx) =>
  db
    .select(namedColumns(cities))
    .from(cities)
    .where(sql`exists (select 1 from ${cars} where ${cars.city_id} = ${cities.id} and ${cars.status} = 'published')`)
    .orderBy(asc(cities.name_ar))
