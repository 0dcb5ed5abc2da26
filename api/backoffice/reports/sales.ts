import type { ReportRow } from '@wasl/shared/reports.ts'
import { eq, sql, sum } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { orderFilter, type ReportRequest } from './report-request.ts'
import { riyadhDay } from './riyadh-sql.ts'
import { saleEntries, salesOf } from './sales-sql.ts'

/** Payments and refunds by day, of the days that had any. */
export function salesReport(ctx: Ctx, request: ReportRequest): Promise<ReportRow<'sales'>[]> {
  const entries = saleEntries(ctx, request.period)
  return ctx.db
    .select({
      day: riyadhDay(entries.at),
      payments: sum(entries.payments).mapWith(Number),
      received: sum(entries.received).mapWith(Number),
      refunded: sum(entries.refunded).mapWith(Number),
      sales: salesOf(entries),
    })
    .from(entries)
    .innerJoin(orders, eq(orders.id, entries.order_id))
    .where(orderFilter(request))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}
