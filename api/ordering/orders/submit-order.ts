import { randomInt } from 'node:crypto'
import { evaluateTransition } from '@wasl/shared/lifecycle/lifecycle.ts'
import { type OrderFacts, orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { UserCtx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { conflict } from '../../platform/http/errors.ts'
import { scheduleDeadlines } from '../../platform/jobs/schedule-deadlines.ts'
import { assertCityAndCategory } from './assert-city-and-category.ts'
import { dueAt } from './due-at.ts'
import { findMatchingProviders } from './matching-providers.ts'
import { notifyTransition } from './notify-transition.ts'
import { recordEvent } from './record-event.ts'
import { assertItemsValid, type OrderInput, writeItems } from './write-items.ts'

/** Submits a service or consultation order. Throws 422 for invalid fields, 409 with the guard's message, such as no provider in the city. */
export async function submitOrder(ctx: UserCtx, input: OrderInput): Promise<typeof orders.$inferSelect> {
  await assertCityAndCategory(ctx, input)
  await assertItemsValid(ctx, input)
  const providers = await findMatchingProviders(ctx, { category_id: input.category_id, city_id: input.city_id })
  const facts = { ...draftFacts(ctx), kind: input.kind, provider_available: providers.length > 0 }
  const verdict = evaluateTransition(orderLifecycle, orderGuards, 'submit', 'client', facts)
  if (!verdict.allowed) throw conflict(verdict.reason)
  const submitted_at = ctx.clock.now()
  return inTransaction(ctx, async (ctx) => {
    const { items: _, file_ids: __, ...own } = input
    const [order] = await ctx.db
      .insert(orders)
      .values({
        ...own,
        address: own.address?.trim() || null,
        note: own.note?.trim() || null,
        number: orderNumber(submitted_at),
        status: verdict.to,
        client_id: ctx.principal.id,
        due_at: dueAt(verdict.to, { submitted_at }, submitted_at, await loadSettings(ctx)),
        submitted_at,
        created_at: submitted_at,
        updated_at: submitted_at,
      })
      .returning()
    if (!order) throw new Error('submitOrder: insert returned no row')
    await writeItems(ctx, order.id, input)
    const submission = { name: 'submit', actor: 'client', reason: null, notificationData: {}, offer: null } as const
    await recordEvent(ctx, { ...submission, from: { ...order, status: 'draft' } }, order)
    await scheduleDeadlines(ctx, order)
    await notifyTransition(ctx, submission, order)
    return order
  })
}

const draftFacts = (ctx: UserCtx): OrderFacts => ({
  status: 'draft',
  kind: 'service',
  now: ctx.clock.now(),
  former_status: null,
  requested_status: null,
  due_at: null,
  profile_complete: true,
  provider_available: false,
  items_complete: true,
  dates_free: true,
  provider_approved: false,
  provider_serves: false,
  provider_chosen: false,
  own_live_offers: 0,
  offer: null,
  other_live_offers: 0,
  invoice_amount: 0,
  transfer_amount: 0,
  due_amount: 0,
  captured_amount: 0,
  remaining_amount: 0,
  in_flight_payments: 0,
  has_blocking_complaint: false,
  change_rounds: 0,
  max_change_rounds: 0,
  fulfilment_ready: true,
  refund_amount: 0,
  held_amount: 0,
  split_amount: 0,
})

// Random digits after the year: sequential numbers would reveal how many orders there are.
const orderNumber = (at: string): string => `W${at.slice(2, 4)}-${randomInt(10 ** 7, 10 ** 8)}`
