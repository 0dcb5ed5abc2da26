import type { DashboardCharts } from '@wasl/shared/contract/dashboard.ts'
import { daysOf, type Period, type PeriodName, periods } from '@wasl/shared/rules/periods.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { between, count, eq, sql } from 'drizzle-orm'
import { categories, cities } from '../../catalog/tables/from-registry.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { canList, hasPermission } from '../../resources/access.ts'
import { riyadhDay, within } from '../reports/riyadh-sql.ts'
import { saleEntries, salesOf } from '../reports/sales-sql.ts'
import { visitorDays } from '../tables/visitors.ts'
import { countConversionSteps, countOffersPerOrder } from './conversion.ts'

/** The data of the charts of a period; figures without permission are null or left out. */
export async function buildCharts(ctx: Ctx, name: PeriodName): Promise<DashboardCharts> {
  const period = periods[name].resolve(riyadhDate(ctx.clock.now()))
  const access = { orders: canList(ctx.principal, 'orders'), sales: hasPermission(ctx.principal, 'reports.show') }
  const hasAnyAccess = access.orders || access.sales
  const [by_day, by_category, by_city, conversion, offers] = await Promise.all([
    countByDay(ctx, period, access),
    hasAnyAccess ? countByCategoryOrCity(ctx, period, access, categories, orders.category_id, null) : [],
    hasAnyAccess ? countByCategoryOrCity(ctx, period, access, cities, orders.city_id, remote) : [],
    access.orders ? countConversionSteps(ctx, period) : [],
    access.orders ? countOffersPerOrder(ctx, period) : [],
  ])
  return { period, by_day, by_category, by_city, conversion, offers }
}

type ChartAccess = { orders: boolean; sales: boolean }

async function countByDay(ctx: Ctx, period: Period, access: ChartAccess): Promise<DashboardCharts['by_day']> {
  const entries = saleEntries(ctx, period)
  const [sent, sold, visits] = await Promise.all([
    ctx.db
      .select({ day: riyadhDay(orders.submitted_at), orders: count() })
      .from(orders)
      .where(within(orders.submitted_at, period))
      .groupBy(sql`1`),
    ctx.db
      .select({ day: riyadhDay(entries.at), sales: salesOf(entries) })
      .from(entries)
      .groupBy(sql`1`),
    ctx.db
      .select()
      .from(visitorDays)
      .where(between(visitorDays.day, period.from, period.to)),
  ])
  const ordersOn = new Map(sent.map((row) => [row.day, row.orders]))
  const salesOn = new Map(sold.map((row) => [row.day, row.sales]))
  const visitorsOn = new Map(visits.map((row) => [row.day, row.visitors]))
  return daysOf(period).map((day) => ({
    day,
    orders: access.orders ? (ordersOn.get(day) ?? 0) : null,
    sales: access.sales ? (salesOn.get(day) ?? 0) : null,
    visitors: visitorsOn.get(day) ?? 0,
  }))
}

type NamedTable = typeof categories | typeof cities

const remote: Localized = { ar: 'عن بُعد', en: 'Remote' }

/** Orders and sales by category or city, of those that had any, the most orders first; those without one under the given name, or left out. */
async function countByCategoryOrCity(
  ctx: Ctx,
  period: Period,
  access: ChartAccess,
  table: NamedTable,
  column: typeof orders.category_id | typeof orders.city_id,
  without: Localized | null,
): Promise<DashboardCharts['by_city']> {
  const entries = saleEntries(ctx, period)
  const [names, sent, sold] = await Promise.all([
    ctx.db.select({ id: table.id, ar: table.name_ar, en: table.name_en }).from(table),
    ctx.db.select({ id: column, orders: count() }).from(orders).where(within(orders.submitted_at, period)).groupBy(column),
    ctx.db
      .select({ id: column, sales: salesOf(entries) })
      .from(entries)
      .innerJoin(orders, eq(orders.id, entries.order_id))
      .groupBy(column),
  ])
  const ordersOf = new Map(sent.map((row) => [row.id, row.orders]))
  const soldOf = new Map(sold.map((row) => [row.id, row.sales]))
  return [...names, ...(without ? [{ id: null, ...without }] : [])]
    .map(({ id, ...name }) => ({ name, figures: [ordersOf.get(id) ?? 0, soldOf.get(id) ?? 0] as const }))
    .filter(({ figures: [orders, sales] }) => (access.orders && orders > 0) || (access.sales && sales > 0))
    .toSorted((a, b) => b.figures[0] - a.figures[0] || b.figures[1] - a.figures[1] || a.name.en.localeCompare(b.name.en))
    .map(({ name, figures: [orders, sales] }) => ({ name, orders: access.orders ? orders : null, sales: access.sales ? sales : null }))
}
