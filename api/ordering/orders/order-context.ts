import { counterOfferLifecycle } from '@wasl/shared/lifecycle/counter-offers.ts'
import { buyerPrice, saleTerms } from '@wasl/shared/rules/sale-terms.ts'
import { hasValidNumbers } from '@wasl/shared/rules/seller-numbers.ts'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { sellerNumberColumns } from '../../identity/registers/seller-numbers.ts'
import { providers } from '../../identity/tables/people.ts'
import { loadBalance } from '../../money/ledger/ledger-account.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { invoices } from '../tables/invoices.ts'
import { counterOffers, offers } from '../tables/offers.ts'
import type { OrderRow } from './visible-order.ts'

export type InvoiceRow = typeof invoices.$inferSelect
export type OfferRow = typeof offers.$inferSelect
export type CounterOfferRow = typeof counterOffers.$inferSelect
/** An offer, with whether its provider is still approved and may sell under its numbers, and its counter-offers in the order of their rounds. */
export type OfferWithBidder = OfferRow & {
  /** What its client pays, with VAT. */
  total: number
  bidder_approved: boolean
  counters: readonly CounterOfferRow[]
  counter_rounds: number
  has_open_counter: boolean
}
/** An order with the rows that its guards and effects need, each loaded at most once, when it is first needed. */
export type OrderContext = {
  order: OrderRow
  /** The current invoice: the one that was not rejected. */
  invoice: () => Promise<InvoiceRow | null>
  /** Every offer, the lowest price first. */
  offers: () => Promise<readonly OfferWithBidder[]>
  /** The amount held for the order, in halalas. */
  held: () => Promise<number>
}

/** The rows of an order as they are when first loaded; make a new context after changing them. */
export const orderContext = (ctx: Pick<Ctx, 'db' | 'caches'>, order: OrderRow): OrderContext => ({
  order,
  invoice: once(() => loadInvoice(ctx, order.id)),
  offers: once(() => loadOffers(ctx, order.id)),
  held: once(() => loadBalance(ctx, { kind: 'escrow', order_id: order.id })),
})

async function loadInvoice(ctx: Pick<Ctx, 'db'>, order_id: string): Promise<InvoiceRow | null> {
  const [invoice] = await ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.order_id, order_id), ne(invoices.status, 'rejected')))
  return invoice ?? null
}

async function loadOffers(ctx: Pick<Ctx, 'db' | 'caches'>, order_id: string): Promise<readonly OfferWithBidder[]> {
  const rows = await ctx.db
    .select({ offer: offers, bidder: { status: providers.status, ...sellerNumberColumns } })
    .from(offers)
    .innerJoin(providers, eq(providers.id, offers.provider_id))
    .where(eq(offers.order_id, order_id))
    .orderBy(offers.price, offers.created_at)
  if (rows.length === 0) return []
  const settings = await loadSettings(ctx)
  const ids = rows.map(({ offer }) => offer.id)
  const all = await ctx.db.select().from(counterOffers).where(inArray(counterOffers.offer_id, ids)).orderBy(counterOffers.round)
  return rows.map(({ offer, bidder }) => {
    const counters = all.filter(({ offer_id }) => offer_id === offer.id)
    const has_open_counter = counters.some(({ status }) => status === counterOfferLifecycle.start)
    const bidder_approved = bidder.status === 'approved' && hasValidNumbers(bidder, settings)
    const { total } = buyerPrice(offer.price, saleTerms(bidder, settings))
    return { ...offer, total, bidder_approved, counters, counter_rounds: counters.length, has_open_counter }
  })
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}
