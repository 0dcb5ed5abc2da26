import type { ReportRow } from '@wasl/shared/reports.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { and, count, countDistinct, desc, eq, max, sql } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { type ReportRequest, type ReportSummary, submittedWithin, toSummary } from './report-request.ts'
import { riyadhDay } from './riyadh-sql.ts'
import { paidByOrder } from './sales-sql.ts'

/** The first `limit` clients who submitted orders in the period, with the amount paid for these orders so far. */
export async function customersReport(ctx: Ctx, request: ReportRequest, limit: number): Promise<ReportRow<'customers'>[]> {
  const paid = paidByOrder(ctx)
  const spent = sql`coalesce(sum(${paid.sales}), 0)`.mapWith(Number)
  const rows = await ctx.db
    .select({
      id: users.id,
      client: users.name,
      client_type: users.client_type,
      orders: count(),
      completed: completedCount,
      paid: spent,
      last_order: sql<string>`max(${riyadhDay(orders.submitted_at)})`,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.client_id))
    .leftJoin(paid, eq(paid.order_id, orders.id))
    .where(and(submittedWithin(request)))
    .groupBy(users.id)
    .orderBy(desc(spent), desc(max(orders.submitted_at)))
    .limit(limit)
  return rows.map(({ client_type, ...row }) => ({ ...row, type: typeNames[client_type ?? 'individual'] }))
}

/** The number of clients of the whole report, and its totals. */
export async function customersSummary(ctx: Ctx, request: ReportRequest): Promise<ReportSummary> {
  const paid = paidByOrder(ctx)
  const [summary] = await ctx.db
    .select({
      row_count: countDistinct(orders.client_id),
      orders: count(),
      completed: completedCount,
      paid: sql`coalesce(sum(${paid.sales}), 0)`.mapWith(Number),
    })
    .from(orders)
    .leftJoin(paid, eq(paid.order_id, orders.id))
    .where(submittedWithin(request))
  return toSummary(summary)
}

const completedCount = sql`count(*) filter (where ${eq(orders.status, 'completed')})`.mapWith(Number)

const typeNames: Readonly<Record<'individual' | 'company', Localized>> = {
  individual: { ar: 'فرد', en: 'Individual' },
  company: { ar: 'منشأة', en: 'Company' },
}
