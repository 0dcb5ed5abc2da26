import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { monthOf, type Period } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { between, count, sum } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { visitorDays } from '../../platform/db/tables/visitors.ts'
import { canList, hasPermission } from '../../resources/access.ts'
import { within } from '../reports/riyadh-sql.ts'
import { saleEntries, salesOf } from '../reports/sales-sql.ts'
import { loadSettings } from '../settings/load-settings.ts'
import { listPendingQueues } from './pending-queues.ts'
import { listSoldOutProducts } from './sold-out-products.ts'

/** The back office home page: figures of the month so far (null without permission) and the queues to work through first. */
export async function buildDashboard(ctx: Ctx): Promise<DashboardView> {
  const month = monthOf(riyadhDate(ctx.clock.now()))
  const canSeeSales = hasPermission(ctx.principal, 'reports.show')
  const [orders, visitors, sales, queues, sold_out] = await Promise.all([
    canList(ctx.principal, 'orders') ? countOrders(ctx, month) : null,
    countVisitors(ctx, month),
    canSeeSales ? sumSales(ctx, month) : null,
    listPendingQueues(ctx),
    canList(ctx.principal, 'products') ? listSoldOutProducts(ctx) : null,
  ])
  const target = canSeeSales ? (await loadSettings(ctx)).month_target : null
  return { month: { ...month, orders, visitors, sales, target }, queues, sold_out }
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
