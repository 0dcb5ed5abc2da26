import { and, eq, ne } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { offers } from '../../platform/db/tables/offers.ts'
import { providers } from '../../platform/db/tables/people.ts'
import type { OrderRow } from './visible-order.ts'

export type InvoiceRow = typeof invoices.$inferSelect
export type OfferRow = typeof offers.$inferSelect
/** An offer, with whether its provider is still approved. */
export type OfferWithBidder = OfferRow & { bidder_approved: boolean }
/** An order with the rows that its guards and effects need. `held` is in halalas. */
export type OrderContext = { order: OrderRow; invoice: InvoiceRow | null; offers: readonly OfferWithBidder[]; held: number }

/** Loads an order's current invoice, its offers and the amount held for it. */
export async function loadOrderContext(ctx: Pick<Ctx, 'db'>, order: OrderRow): Promise<OrderContext> {
  const [invoice] = await ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.order_id, order.id), ne(invoices.status, 'rejected')))
  const rows = await ctx.db
    .select({ offer: offers, bidder: providers.status })
    .from(offers)
    .innerJoin(providers, eq(providers.id, offers.provider_id))
    .where(eq(offers.order_id, order.id))
    .orderBy(offers.price, offers.created_at)
  const offersWithBidder = rows.map(({ offer, bidder }) => ({ ...offer, bidder_approved: bidder === 'approved' }))
  return { order, invoice: invoice ?? null, offers: offersWithBidder, held: await loadBalance(ctx, { kind: 'escrow', order_id: order.id }) }
}
