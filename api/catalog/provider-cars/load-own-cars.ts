import type { OwnCarPage } from '@wasl/resources/own-cars.ts'
import { paginate } from '@wasl/shared/contract/common.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import type { OwnCarCard, OwnCarList, ownCarsQuery } from '@wasl/shared/contract/provider-cars.ts'
import { ownCarFilters } from '@wasl/shared/rules/own-car-states.ts'
import { and, asc, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { loadRow } from '../../resources/read/load-row.ts'
import { textContains } from '../../resources/read/where-clause.ts'
import { idAndName } from '../services/id-and-name.ts'
import { carProposals } from '../tables/car-proposals.ts'
import { car_holds, cars, cities, review_requests } from '../tables/from-registry.ts'
import { type CarProposal, listOpenProposals } from './car-proposals.ts'
import { carResource, isOwnCar, toOwnCar } from './own-cars.ts'

type Car = typeof cars.$inferSelect

/** One page of the cars of the current user's provider, with the number of each state among those that match the search. */
export async function listCars(ctx: UserCtx, query: z.output<typeof ownCarsQuery>): Promise<OwnCarList> {
  const matches = and(isOwnCar(ctx), textContains(carResource().search, query.q ?? null))
  const counted = ownCarFilters.map((name) => sql`count(*) filter (where ${conditions[name]})::integer as ${sql.identifier(name)}`)
  const { rows } = await ctx.db.execute<OwnCarList['counts']>(
    sql`select count(*)::integer as all, ${sql.join(counted, sql`, `)} from ${cars} where ${matches}`,
  )
  const [counts] = rows
  if (!counts) throw new Error('listCars: no counts')
  const found = await ctx.db
    .select()
    .from(cars)
    .where(and(matches, query.state && conditions[query.state]))
    .orderBy(desc(cars.created_at), desc(cars.id))
    .offset((query.page - 1) * query.per_page)
    .limit(query.per_page)
  return { cars: await toCards(ctx, found), counts, pagination: paginate(query, counts[query.state ?? 'all']) }
}

/** A car of the current user's provider. Throws 404 for any other. */
export async function loadOwnCar(ctx: UserCtx, id: string): Promise<OwnCarPage> {
  const stored = await loadRow(ctx, carResource(), id, { where: isOwnCar(ctx) })
  const found = await ctx.db.select().from(cars).where(eq(cars.id, id))
  const [card] = await toCards(ctx, found)
  if (!card) throw new Error('loadOwnCar: no card')
  const [open] = await listOpenProposals(ctx, [id])
  return { ...card, car: toOwnCar(stored), planned: open ? toOwnCar({ ...stored, ...open.after }) : null }
}

const hasPendingChange: SQL = sql`exists (
  select 1 from ${carProposals} join ${review_requests} on ${review_requests.id} = ${carProposals.request_id}
  where ${carProposals.car_id} = ${cars.id} and ${carProposals.closed_at} is null and ${review_requests.status} = 'pending'
)`

const conditions: Readonly<Record<(typeof ownCarFilters)[number], SQL | undefined>> = {
  published: eq(cars.status, 'published'),
  in_review: sql`(${cars.status} = 'pending_review' or ${hasPendingChange})`,
  draft: eq(cars.status, 'draft'),
  hidden: eq(cars.status, 'hidden'),
  stopped: eq(cars.status, 'stopped'),
  retired: eq(cars.status, 'retired'),
}

async function toCards(ctx: Pick<Ctx, 'db' | 'clock'>, found: readonly Car[]): Promise<OwnCarCard[]> {
  const ids = found.map(({ id }) => id)
  const cityIds = found.flatMap(({ city_id }) => city_id ?? [])
  const places = await ctx.db.select().from(cities).where(inArray(cities.id, cityIds))
  const proposals = await listOpenProposals(ctx, ids)
  const holds = await loadNextHolds(ctx, ids)
  return found.map((car) => {
    const city = places.find(({ id }) => id === car.city_id)
    const open = proposals.find(({ car_id }) => car_id === car.id)
    return {
      ...idAndName(car),
      model: car.model,
      year: car.year,
      plate: car.plate,
      image_url: car.images?.[0] ? fileUrl(car.images[0]) : null,
      status: car.status,
      return_reason: car.return_reason,
      city: city ? idAndName(city) : null,
      daily_price: car.daily_price,
      change: open ? changeOf(open) : null,
      next_hold: holds.find(({ car_id }) => car_id === car.id) ?? null,
    }
  })
}

const changeOf = ({ status, reject_reason, created_at }: CarProposal): OwnCarCard['change'] => ({
  status: status === 'rejected' ? 'rejected' : 'pending',
  reject_reason,
  sent_at: created_at,
})

/** The hold of each car that is now or comes next. */
const loadNextHolds = ({ db, clock }: Pick<Ctx, 'db' | 'clock'>, ids: readonly string[]) =>
  db
    .selectDistinctOn([car_holds.car_id])
    .from(car_holds)
    .where(and(inArray(car_holds.car_id, [...ids]), isNull(car_holds.released_at), gt(car_holds.ends_at, clock.now())))
    .orderBy(car_holds.car_id, asc(car_holds.starts_at))
