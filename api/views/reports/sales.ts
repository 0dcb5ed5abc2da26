import type { ReportRow } from '@wasl/shared/reports.ts'
import { daysOf } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { eq, sql, sum } from 'drizzle-orm'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { orderFilter, type ReportRequest } from './report-request.ts'
import { riyadhDay } from './riyadh-sql.ts'
import { saleEntries, salesOf } from './sales-sql.ts'

/** Payments and refunds of every day of the period up to today, also of days without any; no rows if no day had any. */
export async function salesReport(ctx: Ctx, request: ReportRequest): Promise<ReportRow<'sales'>[]> {
  const rows = await listSales(ctx, request)
  if (rows.length === 0) return []
  const today = riyadhDate(ctx.clock.now())
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const days = daysOf(request.period).filter((day) => day <= today)
  return days.map((day) => byDay.get(day) ?? { day, payments: 0, received: 0, refunded: 0, sales: 0 })
}

function listSales(ctx: Ctx, request: ReportRequest): Promise<ReportRow<'sales'>[]> {
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
