import type { DashboardCharts } from '@wasl/shared/contract/dashboard.ts'
import type { Period } from '@wasl/shared/rules/periods.ts'
import { count, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { offers } from '../../platform/db/tables/offers.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { within } from '../reports/riyadh-sql.ts'

const hasOffer = sql`exists (select 1 from ${offers} where ${offers.order_id} = ${orders.id})`
// A draft invoice is filled once an offer is accepted or the chosen provider takes the order.
const hasInvoice = sql`exists (select 1 from ${invoices} where ${invoices.order_id} = ${orders.id})`
const hasPaid = sql`exists (select 1 from ${payments} where ${payments.order_id} = ${orders.id} and ${isNotNull(payments.captured_at)})`
const howMany = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number)

/** How far the requests sent in a period have come by now, step by step to completed. */
export async function conversionOf(ctx: Ctx, period: Period): Promise<DashboardCharts['conversion']> {
  const [found] = await ctx.db
    .select({
      sent: count(),
      answered: howMany(or(hasOffer, hasInvoice)),
      accepted: howMany(hasInvoice),
      paid: howMany(hasPaid),
      completed: howMany(eq(orders.status, 'completed')),
    })
    .from(orders)
    .where(within(orders.submitted_at, period))
  return steps.map((step) => ({ step, orders: found?.[step] ?? 0 }))
}
const steps = ['sent', 'answered', 'accepted', 'paid', 'completed'] as const

/** How many of the requests sent in a period got so many offers, withdrawn ones among them; a private or car order asks for none. */
export async function offersAnOrder(ctx: Ctx, period: Period): Promise<DashboardCharts['offers']> {
  const got = ctx.db
    .select({ offers: count(offers.id).as('got') })
    .from(orders)
    .leftJoin(offers, eq(offers.order_id, orders.id))
    .where(sql`${within(orders.submitted_at, period)} and ${orders.kind} in ('service', 'consultation')`)
    .groupBy(orders.id)
    .as('per_order')
  return ctx.db.select({ offers: got.offers, orders: count() }).from(got).groupBy(got.offers).orderBy(got.offers)
}
