import type { DashboardCharts } from '@wasl/shared/contract/dashboard.ts'
import { daysOf, type Period, type PeriodName, periods } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { between, count, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { categories, cities } from '../../platform/db/resource-tables.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { visitorDays } from '../../platform/db/tables/visitors.ts'
import { riyadhDay, within } from '../reports/riyadh-sql.ts'
import { paidWithin, sold } from '../reports/sold.ts'
import { mayAsk } from './can-view.ts'
import { conversionOf, offersAnOrder } from './conversion.ts'

/** The figures behind the charts of a period; what this admin may not see is left empty. */
export async function charts(ctx: Ctx, name: PeriodName): Promise<DashboardCharts> {
  const period = periods[name].of(riyadhDate(ctx.clock.now()))
  const sees = { orders: mayAsk(ctx, 'orders.list'), sales: mayAsk(ctx, 'reports.show') }
  const seesAny = sees.orders || sees.sales
  const [by_day, by_category, by_city, conversion, offers] = await Promise.all([
    byDay(ctx, period, sees),
    seesAny ? byPlace(ctx, period, sees, categories, orders.category_id) : [],
    seesAny ? byPlace(ctx, period, sees, cities, orders.city_id) : [],
    sees.orders ? conversionOf(ctx, period) : [],
    sees.orders ? offersAnOrder(ctx, period) : [],
  ])
  return { period, by_day, by_category, by_city, conversion, offers }
}

type Sees = { orders: boolean; sales: boolean }

async function byDay(ctx: Ctx, period: Period, sees: Sees): Promise<DashboardCharts['by_day']> {
  const [sent, paid, seen] = await Promise.all([
    ctx.db
      .select({ day: riyadhDay(orders.submitted_at), orders: count() })
      .from(orders)
      .where(within(orders.submitted_at, period))
      .groupBy(sql`1`),
    ctx.db
      .select({ day: riyadhDay(payments.captured_at), sales: sold })
      .from(payments)
      .where(paidWithin(period))
      .groupBy(sql`1`),
    ctx.db
      .select()
      .from(visitorDays)
      .where(between(visitorDays.day, period.from, period.to)),
  ])
  const ordersOn = new Map(sent.map((row) => [row.day, row.orders]))
  const salesOn = new Map(paid.map((row) => [row.day, row.sales]))
  const visitorsOn = new Map(seen.map((row) => [row.day, row.visitors]))
  return daysOf(period).map((day) => ({
    day,
    orders: sees.orders ? (ordersOn.get(day) ?? 0) : null,
    sales: sees.sales ? (salesOn.get(day) ?? 0) : null,
    visitors: visitorsOn.get(day) ?? 0,
  }))
}

type Places = typeof categories | typeof cities

/** Orders and sales of each category or city that had any, the most orders first. */
async function byPlace(
  ctx: Ctx,
  period: Period,
  sees: Sees,
  places: Places,
  column: typeof orders.category_id | typeof orders.city_id,
): Promise<DashboardCharts['by_city']> {
  const [names, sent, paid] = await Promise.all([
    ctx.db.select({ id: places.id, ar: places.name_ar, en: places.name_en }).from(places),
    ctx.db.select({ id: column, orders: count() }).from(orders).where(within(orders.submitted_at, period)).groupBy(column),
    ctx.db
      .select({ id: column, sales: sold })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.order_id))
      .where(paidWithin(period))
      .groupBy(column),
  ])
  const ordersOf = new Map(sent.map((row) => [row.id, row.orders]))
  const salesOf = new Map(paid.map((row) => [row.id, row.sales]))
  return names
    .map(({ id, ...name }) => ({ name, had: [ordersOf.get(id) ?? 0, salesOf.get(id) ?? 0] as const }))
    .filter(({ had: [orders, sales] }) => (sees.orders && orders > 0) || (sees.sales && sales > 0))
    .toSorted((a, b) => b.had[0] - a.had[0] || b.had[1] - a.had[1] || a.name.en.localeCompare(b.name.en))
    .map(({ name, had: [orders, sales] }) => ({ name, orders: sees.orders ? orders : null, sales: sees.sales ? sales : null }))
}
