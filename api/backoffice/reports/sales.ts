import type { ReportRow } from '@wasl/shared/reports.ts'
import { and, count, eq, sql, sum } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { orderFilter, type ReportRequest } from './report-request.ts'
import { riyadhDay } from './riyadh-sql.ts'
import { capturedWithin, salesTotal } from './sales-sql.ts'

/** Payments by day, of the days that had any. */
export const salesReport = (ctx: Ctx, request: ReportRequest): Promise<ReportRow<'sales'>[]> =>
  ctx.db
    .select({
      day: riyadhDay(payments.captured_at),
      payments: count(),
      received: sum(payments.amount).mapWith(Number),
      refunded: sum(payments.refunded_amount).mapWith(Number),
      sales: salesTotal,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(and(capturedWithin(request.period), orderFilter(request)))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
