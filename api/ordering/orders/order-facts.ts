import type { OrderFacts } from '@wasl/shared/lifecycle/orders/guards.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { findPendingTransferPayment } from '../../money/bank-transfers.ts'
import { orderEvents } from '../../platform/db/tables/orders.ts'
import { payments } from '../../platform/db/tables/payments.ts'
import { providerCategories, providerCities } from '../../platform/db/tables/people.ts'
import type { OrderContext } from './order-context.ts'
import type { OrderRow } from './visible-order.ts'

/** The facts that the lifecycle's guards test, from rows that the caller has locked. `offer_id` is the offer of the transition. */
export async function loadOrderFacts(ctx: Ctx, orderContext: OrderContext, offer_id: string | null): Promise<OrderFacts> {
  const { order, invoice } = orderContext
  const { principal } = ctx
  const provider = principal.kind === 'user' ? principal.provider : null
  const { change_rounds } = await loadSettings(ctx)
  const offer = orderContext.offers.find(({ id }) => id === offer_id) ?? null
  const live = orderContext.offers.filter(({ status }) => status === 'pending')
  const paid = invoice?.paid_amount ?? 0
  return {
    status: order.status,
    kind: order.kind,
    now: ctx.clock.now(),
    former_status: await statusBeforeDispute(ctx, order),
    requested_status: null,
    due_at: order.due_at,
    profile_complete: true,
    provider_available: true,
    items_complete: true,
    dates_free: true,
    provider_approved: provider?.status === 'approved',
    provider_serves: provider !== null && (await servesOrder(ctx, provider.id, order)),
    provider_chosen: provider !== null && order.provider_id === provider.id,
    own_live_offers: live.filter(({ provider_id }) => provider_id === provider?.id).length,
    offer,
    other_live_offers: live.filter(({ id }) => id !== offer_id).length,
    invoice_amount: invoice?.final_amount ?? 0,
    transfer_amount: (await findPendingTransferPayment(ctx, order.id))?.amount ?? 0,
    due_amount: invoice?.deposit_amount ?? 0,
    captured_amount: paid,
    remaining_amount: invoice ? invoice.final_amount - paid : 0,
    in_flight_payments: await countPaymentsInFlight(ctx, order.id),
    has_blocking_complaint: false,
    change_rounds: order.change_rounds,
    max_change_rounds: change_rounds,
    fulfilment_ready: true,
    refund_amount: paid, // a refund gives back all that was paid
    held_amount: orderContext.held,
    split_amount: 0,
  }
}

async function servesOrder(ctx: Pick<Ctx, 'db'>, provider_id: string, order: OrderRow): Promise<boolean> {
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

async function countPaymentsInFlight(ctx: Pick<Ctx, 'db'>, order_id: string): Promise<number> {
  const open = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.order_id, order_id), inArray(payments.status, ['initiated', 'requires_action', 'authorized', 'submitted'])))
  return open.length
}

async function statusBeforeDispute(ctx: Pick<Ctx, 'db'>, order: OrderRow) {
  if (order.status !== 'disputed') return null
  const [event] = await ctx.db
    .select({ status: orderEvents.from_status })
    .from(orderEvents)
    .where(and(eq(orderEvents.order_id, order.id), eq(orderEvents.transition, 'dispute')))
    .orderBy(desc(orderEvents.seq))
    .limit(1)
  return event?.status ?? null
}
