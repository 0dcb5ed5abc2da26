import type { ReportRow } from '@wasl/shared/reports.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { and, count, desc, eq, isNotNull, max, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { users } from '../../platform/db/tables/people.ts'
import { type ReportRequest, submittedWithin } from './report-request.ts'
import { riyadhDay } from './riyadh-sql.ts'
import { paidTotal } from './sales-sql.ts'

/** The clients who submitted orders in the period, with the amount paid for these orders so far. */
export async function customersReport(ctx: Ctx, request: ReportRequest): Promise<ReportRow<'customers'>[]> {
  const paid = ctx.db
    .select({ order_id: payments.order_id, sales: paidTotal.as('sales') })
    .from(payments)
    .where(isNotNull(payments.captured_at))
    .groupBy(payments.order_id)
    .as('paid')
  const spent = sql`coalesce(sum(${paid.sales}), 0)`.mapWith(Number)
  const rows = await ctx.db
    .select({
      client: users.name,
      client_type: users.client_type,
      orders: count(),
      completed: sql`count(*) filter (where ${eq(orders.status, 'completed')})`.mapWith(Number),
      paid: spent,
      last_order: sql<string>`max(${riyadhDay(orders.submitted_at)})`,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.client_id))
    .leftJoin(paid, eq(paid.order_id, orders.id))
    .where(and(submittedWithin(request)))
    .groupBy(users.id)
    .orderBy(desc(spent), desc(max(orders.submitted_at)))
  return rows.map(({ client_type, ...row }) => ({ ...row, type: typeNames[client_type ?? 'individual'] }))
}

const typeNames: Readonly<Record<'individual' | 'company', Localized>> = {
  individual: { ar: 'فرد', en: 'Individual' },
  company: { ar: 'شركة', en: 'Company' },
}
