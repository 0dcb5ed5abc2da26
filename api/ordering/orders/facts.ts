import type { OrderFacts } from '@wasl/shared/lifecycle/orders/guards.ts'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { balanceOf } from '../../money/ledger/ledger-account.ts'
import { waiting } from '../../money/transfers/transfer-effects.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { offers } from '../../platform/db/tables/offers.ts'
import { orderEvents } from '../../platform/db/tables/orders.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { providerCategories, providerCities, providers } from '../../platform/db/tables/people.ts'
import type { OrderRow } from './visible-order.ts'

export type InvoiceRow = typeof invoices.$inferSelect
export type OfferRow = typeof offers.$inferSelect
/** An offer, and whether the one who made it may still take work. */
export type Bid = OfferRow & { bidder_approved: boolean }
/** An order with what its guards and effects look at. */
export type OrderInHand = { order: OrderRow; invoice: InvoiceRow | null; offers: readonly Bid[]; held: number }

/** The rows around an order: its live invoice, its offers, what is held for it. */
export async function inHand(ctx: Pick<Ctx, 'db'>, order: OrderRow): Promise<OrderInHand> {
  const [invoice] = await ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.order_id, order.id), ne(invoices.status, 'rejected')))
  const made = await ctx.db
    .select({ offer: offers, bidder: providers.status })
    .from(offers)
    .innerJoin(providers, eq(providers.id, offers.provider_id))
    .where(eq(offers.order_id, order.id))
    .orderBy(offers.price, offers.created_at)
  const bids = made.map(({ offer, bidder }) => ({ ...offer, bidder_approved: bidder === 'approved' }))
  return { order, invoice: invoice ?? null, offers: bids, held: await balanceOf(ctx, { kind: 'escrow', order_id: order.id }) }
}

/** What the guards of the lifecycle ask, from rows that the caller has locked. `offer_id` is the offer that is acted on. */
export async function factsOf(ctx: Ctx, hand: OrderInHand, offer_id: string | null): Promise<OrderFacts> {
  const { order, invoice } = hand
  const { who } = ctx
  const provider = who.kind === 'user' ? who.provider : null
  const { change_rounds } = await settingsOf(ctx)
  const offer = hand.offers.find(({ id }) => id === offer_id) ?? null
  const live = hand.offers.filter(({ status }) => status === 'pending')
  const paid = invoice?.paid_amount ?? 0
  return {
    status: order.status,
    kind: order.kind,
    now: ctx.clock.now(),
    former_status: await formerStatus(ctx, order),
    asked_status: null,
    due_at: order.due_at,
    profile_complete: true,
    provider_available: true,
    items_complete: true,
    dates_free: true,
    provider_approved: provider?.status === 'approved',
    provider_serves: provider !== null && (await serves(ctx, provider.id, order)),
    provider_chosen: provider !== null && order.provider_id === provider.id,
    own_live_offers: live.filter(({ provider_id }) => provider_id === provider?.id).length,
    offer,
    other_live_offers: live.filter(({ id }) => id !== offer_id).length,
    invoice_amount: invoice?.final_amount ?? 0,
    transfer_amount: (await waiting(ctx, order.id))?.amount ?? 0,
    due_amount: invoice?.deposit_amount ?? 0,
    captured_amount: paid,
    remaining_amount: invoice ? invoice.final_amount - paid : 0,
    in_flight_payments: await inFlight(ctx, order.id),
    has_blocking_complaint: false,
    change_rounds: order.change_rounds,
    max_change_rounds: change_rounds,
    fulfilment_ready: true,
    refund_amount: paid, // a refund gives back all that was paid
    held_amount: hand.held,
    split_amount: 0,
  }
}

async function serves(ctx: Pick<Ctx, 'db'>, provider_id: string, order: OrderRow): Promise<boolean> {
  const [found] = await ctx.db
    .select({ one: sql`1` })
    .from(providerCategories)
    .innerJoin(providerCities, eq(providerCities.provider_id, providerCategories.provider_id))
    .where(
      and(
        eq(providerCategories.provider_id, provider_id),
        eq(providerCategories.category_id, order.category_id),
        eq(providerCities.city_id, order.city_id),
      ),
    )
    .limit(1)
  return found !== undefined
}

async function inFlight(ctx: Pick<Ctx, 'db'>, order_id: string): Promise<number> {
  const open = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.order_id, order_id), inArray(payments.status, ['initiated', 'requires_action', 'authorized', 'submitted'])))
  return open.length
}

async function formerStatus(ctx: Pick<Ctx, 'db'>, order: OrderRow) {
  if (order.status !== 'disputed') return null
  const [began] = await ctx.db
    .select({ status: orderEvents.from_status })
    .from(orderEvents)
    .where(and(eq(orderEvents.order_id, order.id), eq(orderEvents.transition, 'dispute')))
    .orderBy(desc(orderEvents.seq))
    .limit(1)
  return began?.status ?? null
}
