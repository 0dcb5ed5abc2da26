import type { DashboardView } from '@wasl/shared/contract/dashboard.ts'
import { monthOf, type Period } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { between, count, sum } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { visitorDays } from '../../platform/db/tables/visitors.ts'
import { within } from '../reports/riyadh-sql.ts'
import { paidWithin, sold } from '../reports/sold.ts'
import { settingsOf } from '../settings/load-settings.ts'
import { mayAsk } from './can-view.ts'
import { queuesFor } from './queues.ts'
import { soldOut } from './sold-out.ts'

/** The home page of the back office: the month so far, each figure only for who may see it, and the queues to clear first. */
export async function dashboard(ctx: Ctx): Promise<DashboardView> {
  const month = monthOf(riyadhDate(ctx.clock.now()))
  const seesSales = mayAsk(ctx, 'reports.show')
  const [orders, visitors, sales, queues, sold_out] = await Promise.all([
    mayAsk(ctx, 'orders.list') ? ordersIn(ctx, month) : null,
    visitorsIn(ctx, month),
    seesSales ? salesIn(ctx, month) : null,
    queuesFor(ctx),
    mayAsk(ctx, 'products.list') ? soldOut(ctx) : null,
  ])
  const target = seesSales ? (await settingsOf(ctx)).month_target : null
  return { month: { ...month, orders, visitors, sales, target }, queues, sold_out }
}

async function ordersIn(ctx: Ctx, month: Period): Promise<number> {
  const [found] = await ctx.db.select({ orders: count() }).from(orders).where(within(orders.submitted_at, month))
  return found?.orders ?? 0
}

async function salesIn(ctx: Ctx, month: Period): Promise<number> {
  const [found] = await ctx.db.select({ sold }).from(payments).where(paidWithin(month))
  return found?.sold ?? 0
}

async function visitorsIn(ctx: Ctx, { from, to }: Period): Promise<number> {
  const [found] = await ctx.db
    .select({ visitors: sum(visitorDays.visitors).mapWith(Number) })
    .from(visitorDays)
    .where(between(visitorDays.day, from, to))
  return found?.visitors ?? 0
}
