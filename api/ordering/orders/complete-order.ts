import { eq, sql } from 'drizzle-orm'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import { releaseHold } from '../../money/ledger/release-hold.ts'
import { providers } from '../../platform/db/tables/people.ts'
import type { Effect } from './transition-context.ts'

/** Gives the held money to the provider and counts one more completed order for it. */
export const completeOrder: Effect = async (ctx, move) => {
  const { order, invoice } = move.hand
  const { provider_id } = order
  if (!invoice || !provider_id) throw new Error('completeOrder: an order without invoice or provider')
  const { service_amount, discount, commission_percent } = invoice
  // The commission's VAT is the platform's own, whatever the seller charged.
  const { vat_percent } = await settingsOf(ctx)
  const net = service_amount - discount
  move.told.amount = await releaseHold(ctx, { order_id: order.id, provider_id, net, commission_percent, vat_percent })
  await ctx.db
    .update(providers)
    .set({ completed_count: sql`${providers.completed_count} + 1` })
    .where(eq(providers.id, provider_id))
}
