import { invoiceLifecycle } from '@wasl/shared/lifecycle/invoices.ts'
import { orderTotals } from '@wasl/shared/rules/order-totals.ts'
import { eq } from 'drizzle-orm'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import { categories, services } from '../../platform/db/resource-tables.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { orderItems } from '../../platform/db/tables/orders.ts'
import { providers } from '../../platform/db/tables/people.ts'
import type { Effect, MoveCtx } from '../orders/transition-context.ts'
import { partiesOf } from './parties.ts'
import { vatOf } from './vat-of.ts'

/** Fills a draft from the accepted offer: one line named for the services, VAT and commission as they are now. */
export const draftInvoice: Effect = async (ctx, { hand, offer }) => {
  const { order } = hand
  const provider_id = offer?.provider_id ?? order.provider_id
  if (!provider_id) throw new Error('draftInvoice: nobody to invoice')
  const service_amount = offer?.price ?? order.expected_budget ?? 0
  const { vat_percent, commission_percent } = await ratesOf(ctx, order.category_id, provider_id)
  const title = await titleOf(ctx, order.id)
  const now = ctx.clock.now()
  await ctx.db.insert(invoices).values({
    order_id: order.id,
    offer_id: offer?.id ?? null,
    provider_id,
    status: invoiceLifecycle.start,
    ...orderTotals({ service_amount, discount: 0, vat_percent, deposit_percent: 100 }),
    deposit_percent: 100,
    vat_percent,
    commission_percent,
    ...(await partiesOf(ctx, { provider_id, client_id: order.client_id })),
    lines: [{ title, quantity: 1, unit_price: service_amount, amount: service_amount }],
    created_at: now,
    updated_at: now,
  })
}

/** VAT and commission in force: no VAT from a seller without a VAT number, the category's own commission before the general one. */
async function ratesOf(ctx: MoveCtx, category_id: string, provider_id: string) {
  const { vat_percent, commission_percent } = await settingsOf(ctx)
  const [seller] = await ctx.db.select({ vat_number: providers.vat_number }).from(providers).where(eq(providers.id, provider_id))
  const [category] = await ctx.db.select({ own: categories.commission_percent }).from(categories).where(eq(categories.id, category_id))
  return { vat_percent: vatOf(seller, vat_percent), commission_percent: category?.own ?? commission_percent }
}

async function titleOf(ctx: MoveCtx, order_id: string) {
  const named = await ctx.db
    .select({ ar: services.name_ar, en: services.name_en })
    .from(orderItems)
    .innerJoin(services, eq(services.id, orderItems.service_id))
    .where(eq(orderItems.order_id, order_id))
    .orderBy(orderItems.position)
  return { ar: named.map(({ ar }) => ar).join('، '), en: named.map(({ en }) => en).join(', ') }
}
