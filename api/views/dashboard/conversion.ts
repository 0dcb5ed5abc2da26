import type { DashboardCharts } from '@wasl/shared/contract/dashboard.ts'
import type { Period } from '@wasl/shared/rules/periods.ts'
import { count, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { invoices } from '../../ordering/tables/invoices.ts'
import { offers } from '../../ordering/tables/offers.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { payments } from '../../ordering/tables/payments.ts'
import type { Ctx } from '../../platform/context.ts'
import { within } from '../reports/riyadh-sql.ts'

const hasOffer = sql`exists (select 1 from ${offers} where ${offers.order_id} = ${orders.id})`
// A draft invoice exists once an offer is accepted or the chosen provider accepts the order.
const hasInvoice = sql`exists (select 1 from ${invoices} where ${invoices.order_id} = ${orders.id})`
const hasPaid = sql`exists (select 1 from ${payments} where ${payments.order_id} = ${orders.id} and ${isNotNull(payments.captured_at)})`
const countWhere = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number)

/** The funnel of the orders submitted in a period: how many have reached each step by now. */
export async function countConversionSteps(ctx: Ctx, period: Period): Promise<DashboardCharts['conversion']> {
  const [counts] = await ctx.db
    .select({
      sent: count(),
      answered: countWhere(or(hasOffer, hasInvoice)),
      accepted: countWhere(hasInvoice),
      paid: countWhere(hasPaid),
      completed: countWhere(eq(orders.status, 'completed')),
    })
    .from(orders)
    .where(within(orders.submitted_at, period))
  return steps.map((step) => ({ step, orders: counts?.[step] ?? 0 }))
}
const steps = ['sent', 'answered', 'accepted', 'paid', 'completed'] as const

/** The orders submitted in a period by number of offers, withdrawn ones included; without private and car orders, which take no offers. */
export async function countOffersPerOrder(ctx: Ctx, period: Period): Promise<DashboardCharts['offers']> {
  const perOrder = ctx.db
    .select({ offers: count(offers.id).as('offers') })
    .from(orders)
    .leftJoin(offers, eq(offers.order_id, orders.id))
    .where(sql`${within(orders.submitted_at, period)} and ${orders.kind} in ('service', 'consultation')`)
    .groupBy(orders.id)
    .as('per_order')
  return ctx.db.select({ offers: perOrder.offers, orders: count() }).from(perOrder).groupBy(perOrder.offers).orderBy(perOrder.offers)
}
