import type { ReportRow } from '@wasl/shared/reports/reports.ts'
import { and, count, eq, sql, sum } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { type Asked, ofPlaces } from './report-request.ts'
import { riyadhDay } from './riyadh-sql.ts'
import { paidWithin, sold } from './sold.ts'

/** What was paid on each day on which anything was. */
export const salesReport = (ctx: Ctx, asked: Asked): Promise<ReportRow<'sales'>[]> =>
  ctx.db
    .select({
      day: riyadhDay(payments.captured_at),
      payments: count(),
      received: sum(payments.amount).mapWith(Number),
      refunded: sum(payments.refunded_amount).mapWith(Number),
      sales: sold,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(and(paidWithin(asked.period), ofPlaces(asked)))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
