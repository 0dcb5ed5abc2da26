import type { ReportRow } from '@wasl/shared/reports.ts'
import { and, avg, count, eq, sql, sum } from 'drizzle-orm'
import { providers } from '../../identity/tables/people.ts'
import { offers } from '../../ordering/tables/offers.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { reviews } from '../../ordering/tables/reviews.ts'
import type { Ctx } from '../../platform/context.ts'
import { invoiceEntries } from './invoice-sql.ts'
import { orderFilter, type ReportRequest, submittedWithin } from './report-request.ts'
import { within } from './riyadh-sql.ts'

/** The activity of each provider in the period: offers, orders received and completed, tax documents less what was taken off, rating. */
export async function providersReport(ctx: Ctx, request: ReportRequest): Promise<ReportRow<'providers'>[]> {
  const { db } = ctx
  const entries = invoiceEntries(ctx, request)
  const [names, offerCounts, orderCounts, completedCounts, invoiceSums, ratings] = await Promise.all([
    db.select({ id: providers.id, ar: providers.name_ar, en: providers.name_en }).from(providers),
    db
      .select({ id: offers.provider_id, value: count() })
      .from(offers)
      .innerJoin(orders, eq(orders.id, offers.order_id))
      .where(and(within(offers.created_at, request.period), orderFilter(request)))
      .groupBy(offers.provider_id),
    db.select({ id: orders.provider_id, value: count() }).from(orders).where(submittedWithin(request)).groupBy(orders.provider_id),
    db
      .select({ id: orders.provider_id, value: count() })
      .from(orders)
      .where(and(eq(orders.status, 'completed'), within(orders.finished_at, request.period), orderFilter(request)))
      .groupBy(orders.provider_id),
    db
      .select({ id: entries.provider_id, value: sum(entries.net).mapWith(Number), commission: sum(entries.commission).mapWith(Number) })
      .from(entries)
      .innerJoin(orders, eq(orders.id, entries.order_id))
      .where(orderFilter(request))
      .groupBy(entries.provider_id),
    db
      .select({ id: reviews.provider_id, value: sql`round(${avg(reviews.rating)}, 1)`.mapWith(Number) })
      .from(reviews)
      // A review without an order matches no city or category.
      .leftJoin(orders, eq(orders.id, reviews.order_id))
      .where(and(eq(reviews.status, 'published'), within(reviews.created_at, request.period), orderFilter(request)))
      .groupBy(reviews.provider_id),
  ])
  const sumsByProvider = (rows: readonly { id: string | null; value: number }[]) => {
    const values = new Map(rows.map(({ id, value }) => [id, value]))
    return (id: string) => values.get(id) ?? 0
  }
  const [offersOf, ordersOf, completedOf, invoicedOf, ratingOf] = [
    sumsByProvider(offerCounts),
    sumsByProvider(orderCounts),
    sumsByProvider(completedCounts),
    sumsByProvider(invoiceSums),
    sumsByProvider(ratings),
  ]
  const commissionOf = sumsByProvider(invoiceSums.map(({ id, commission }) => ({ id, value: commission })))
  return names
    .map(({ id, ar, en }) => ({
      id,
      provider: { ar, en },
      offers: offersOf(id),
      orders: ordersOf(id),
      completed: completedOf(id),
      invoiced: invoicedOf(id),
      commission: commissionOf(id),
      rating: ratingOf(id) || null,
    }))
    .filter(({ offers, orders, completed, invoiced }) => offers + orders + completed + invoiced > 0)
    .toSorted(
      (a, b) => b.invoiced - a.invoiced || b.completed - a.completed || b.offers - a.offers || a.provider.en.localeCompare(b.provider.en),
    )
}
