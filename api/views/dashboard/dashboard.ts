import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { monthOf, type Period, sameDaysLastMonth } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { between, count, isNotNull, sum } from 'drizzle-orm'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { canList, hasPermission } from '../../resources/access.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { within } from '../reports/riyadh-sql.ts'
import { saleEntries, salesOf } from '../reports/sales-sql.ts'
import { visitorDays } from '../tables/visitors.ts'
import { listPendingQueues } from './pending-queues.ts'
import { listSoldOutProducts } from './sold-out-products.ts'

/** The back office home page: figures of the month so far and of the same days of the month before (null without permission), and the queues to work through first. */
export async function buildDashboard(ctx: Ctx): Promise<DashboardView> {
  const today = riyadhDate(ctx.clock.now())
  const month = monthOf(today)
  const [figures, month_before, queues, sold_out] = await Promise.all([
    loadFigures(ctx, month),
    loadFigures(ctx, sameDaysLastMonth(today)),
    listPendingQueues(ctx),
    canList(ctx.principal, 'products') ? listSoldOutProducts(ctx) : null,
  ])
  const target = canSeeSales(ctx) ? (await loadSettings(ctx)).month_target : null
  return { month: { ...month, ...figures, target }, month_before, queues, sold_out, is_empty: !(await hasOrder(ctx)) }
}

async function hasOrder({ db }: Ctx): Promise<boolean> {
  const rows = await db.select({ id: orders.id }).from(orders).where(isNotNull(orders.submitted_at)).limit(1)
  return rows.length > 0
}

const canSeeSales = ({ principal }: Ctx): boolean => hasPermission(principal, 'reports.show')

async function loadFigures(ctx: Ctx, period: Period): Promise<DashboardView['month_before']> {
  const [orders, visitors, sales] = await Promise.all([
    canList(ctx.principal, 'orders') ? countOrders(ctx, period) : null,
    countVisitors(ctx, period),
    canSeeSales(ctx) ? sumSales(ctx, period) : null,
  ])
  return { orders, visitors, sales }
}

async function countOrders(ctx: Ctx, month: Period): Promise<number> {
  const [result] = await ctx.db.select({ orders: count() }).from(orders).where(within(orders.submitted_at, month))
  return result?.orders ?? 0
}

async function sumSales(ctx: Ctx, month: Period): Promise<number> {
  const entries = saleEntries(ctx, month)
  const [result] = await ctx.db.select({ sales: salesOf(entries) }).from(entries)
  return result?.sales ?? 0
}

async function countVisitors(ctx: Ctx, { from, to }: Period): Promise<number> {
  const [result] = await ctx.db
    .select({ visitors: sum(visitorDays.visitors).mapWith(Number) })
    .from(visitorDays)
    .where(between(visitorDays.day, from, to))
  return result?.visitors ?? 0
}
