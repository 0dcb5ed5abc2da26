import type { ReportRow } from '@wasl/shared/reports.ts'
import { boundsOf, type Period } from '@wasl/shared/rules/periods.ts'
import { and, count, desc, eq, gt, inArray, isNull, lt, sql, sum } from 'drizzle-orm'
import { car_holds, cars } from '../../catalog/tables/from-registry.ts'
import { providers } from '../../identity/tables/people.ts'
import { rentals } from '../../ordering/tables/rentals.ts'
import type { Ctx } from '../../platform/context.ts'
import { type ReportRequest, type ReportSummary, toSummary } from './report-request.ts'
import { within } from './riyadh-sql.ts'

/** The rentals of each car that were handed over in the period, and their price with VAT. */
const handedOver = ({ db }: Pick<Ctx, 'db'>, period: Period) =>
  db
    .select({
      car_id: rentals.car_id,
      rentals: sql<number>`count(*)`.mapWith(Number).as('rentals_handed_over'),
      income: sql<number>`sum(${rentals.total})`.mapWith(Number).as('rental_income'),
    })
    .from(rentals)
    .where(within(rentals.handed_over_at, period))
    .groupBy(rentals.car_id)
    .as('handed_over')

/** Each car that is or was for rent with the days of the period that it was rented, and that it was not for rent. */
function carUses(ctx: Pick<Ctx, 'db'>, period: Period) {
  const given = handedOver(ctx, period)
  const { start, end } = boundsOf(period)
  const days = (...kinds: readonly string[]) => sql<number>`coalesce(sum(extract(epoch from
    least(${car_holds.ends_at}, ${end}::timestamptz) - greatest(${car_holds.starts_at}, ${start}::timestamptz)) / 86400)
    filter (where ${car_holds.kind} in ${kinds}), 0)`
  return ctx.db
    .select({
      id: cars.id,
      provider_id: cars.provider_id,
      name_ar: cars.name_ar,
      name_en: cars.name_en,
      plate: cars.plate,
      rented: days('rental').as('days_rented'),
      out: days('block', 'maintenance').as('days_out'),
      offered: sql<number>`extract(epoch from ${end}::timestamptz - ${start}::timestamptz) / 86400 - ${days('block', 'maintenance')}`.as(
        'days_offered',
      ),
      rentals: sql<number>`coalesce(max(${given.rentals}), 0)`.mapWith(Number).as('car_rentals'),
      income: sql<number>`coalesce(max(${given.income}), 0)`.mapWith(Number).as('car_income'),
    })
    .from(cars)
    .leftJoin(
      car_holds,
      and(eq(car_holds.car_id, cars.id), isNull(car_holds.released_at), lt(car_holds.starts_at, end), gt(car_holds.ends_at, start)),
    )
    .leftJoin(given, eq(given.car_id, cars.id))
    .where(inArray(cars.status, ['published', 'hidden', 'stopped']))
    .groupBy(cars.id)
    .as('car_uses')
}

/** The first `limit` cars by the part of their offered time that they were rented. */
export async function carUtilisationReport(ctx: Ctx, { period }: ReportRequest, limit: number): Promise<ReportRow<'car_utilisation'>[]> {
  const uses = carUses(ctx, period)
  const { id, provider_id, name_ar, name_en, plate, rented, out, offered, rentals: given, income } = uses
  const utilisation = sql<number | null>`round((100 * ${rented} / nullif(${offered}, 0))::numeric, 1)`
  return ctx.db
    .select({
      ...{ id, plate, car: { ar: name_ar, en: name_en }, provider: { ar: providers.name_ar, en: providers.name_en } },
      rented: sql`round(${rented})`.mapWith(Number),
      out: sql`round(${out})`.mapWith(Number),
      rentals: given,
      income,
      utilisation: utilisation.mapWith((value) => (value === null ? null : Number(value))),
    })
    .from(uses)
    .innerJoin(providers, eq(providers.id, provider_id))
    .orderBy(sql`${utilisation} desc nulls last`, desc(rented), name_en, id)
    .limit(limit)
}

/** The number of cars of the whole report, and its totals. */
export async function carUtilisationSummary(ctx: Ctx, { period }: ReportRequest): Promise<ReportSummary> {
  const uses = carUses(ctx, period)
  const [summary] = await ctx.db
    .select({
      row_count: count(),
      rented: sum(sql`round(${uses.rented})`).mapWith(Number),
      out: sum(sql`round(${uses.out})`).mapWith(Number),
      rentals: sum(uses.rentals).mapWith(Number),
      income: sum(uses.income).mapWith(Number),
    })
    .from(uses)
  return toSummary(summary)
}
