import { kinds } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import type { ReportRow } from '@wasl/shared/reports.ts'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { categories, cities } from '../../catalog/tables/from-registry.ts'
import { invoices } from '../../ordering/tables/invoices.ts'
import { offers } from '../../ordering/tables/offers.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { percentOf, type ReportRequest, submittedWithin } from './report-request.ts'
import { paidByOrder } from './sales-sql.ts'

/** The orders submitted in the period by category and city: their number, their outcome and the amount paid so far. */
export async function ordersReport(ctx: Ctx, request: ReportRequest): Promise<ReportRow<'orders'>[]> {
  const paid = paidByOrder(ctx)
  const has = (table: typeof offers | typeof invoices) => inArray(orders.id, ctx.db.select({ id: table.order_id }).from(table))
  const rows = await ctx.db
    .select({
      category_ar: categories.name_ar,
      category_en: categories.name_en,
      city_ar: cities.name_ar,
      city_en: cities.name_en,
      sent: count(),
      answered: filtered(sql`${has(offers)} or ${has(invoices)}`),
      completed: filtered(eq(orders.status, 'completed')),
      ended: filtered(inArray(orders.status, ['cancelled', 'rejected', 'expired'])),
      sales: sql`coalesce(sum(${paid.sales}), 0)`.mapWith(Number),
    })
    .from(orders)
    .leftJoin(categories, eq(categories.id, orders.category_id))
    .leftJoin(cities, eq(cities.id, orders.city_id))
    .leftJoin(paid, eq(paid.order_id, orders.id))
    .where(and(submittedWithin(request)))
    .groupBy(categories.id, cities.id)
    .orderBy(desc(count()), categories.name_en, cities.name_en)
  return rows.map(({ category_ar, category_en, city_ar, city_en, ...row }) => ({
    ...row,
    category: { ar: category_ar ?? kinds.store.ar, en: category_en ?? kinds.store.en },
    // Remote work, phone calls and video calls.
    city: { ar: city_ar ?? 'بلا مدينة', en: city_en ?? 'Without a city' },
    conversion: percentOf(row.completed, row.sent),
  }))
}

const filtered = (condition: ReturnType<typeof eq>) => sql`count(*) filter (where ${condition})`.mapWith(Number)
