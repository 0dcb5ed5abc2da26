import { randomInt } from 'node:crypto'
import { canTransition } from '@wasl/shared/lifecycle/lifecycle.ts'
import { type OrderFacts, orderGuards } from '@wasl/shared/lifecycle/orders/guards.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { UserCtx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { conflict } from '../../platform/http/errors.ts'
import { setAlarms } from '../../platform/jobs/set-alarms.ts'
import { dueAt } from './due-at.ts'
import { matchingProviders } from './matching-providers.ts'
import { tellAbout } from './notify-transition.ts'
import { recordEvent } from './record-event.ts'
import { requirePlace } from './require-place.ts'
import { askedServices, type OrderInput, writeItems } from './write-items.ts'

/**
 * Sends a service or consultation order: the lifecycle's `submit`. Throws 422 on fields, 409 with the guard's words: «no service provider
 * in the city added to the order».
 */
export async function submitOrder(ctx: UserCtx, input: OrderInput): Promise<typeof orders.$inferSelect> {
  await requirePlace(ctx, input)
  await askedServices(ctx, input)
  const providers = await matchingProviders(ctx, { category_id: input.category_id, city_id: input.city_id })
  const facts = { ...draftFacts(ctx), kind: input.kind, provider_available: providers.length > 0 }
  const verdict = canTransition(orderLifecycle, orderGuards, 'submit', 'client', facts)
  if (!verdict.may) throw conflict(verdict.text)
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
        client_id: ctx.who.id,
        due_at: dueAt(verdict.to, { submitted_at }, submitted_at, await settingsOf(ctx)),
        submitted_at,
        created_at: submitted_at,
        updated_at: submitted_at,
      })
      .returning()
    if (!order) throw new Error('submitOrder: nothing came back')
    await writeItems(ctx, order.id, input)
    const move = { name: 'submit', actor: 'client', reason: null, told: {}, offer: null } as const
    await recordEvent(ctx, { ...move, from: { ...order, status: 'draft' } }, order)
    await setAlarms(ctx, order)
    await tellAbout(ctx, move, order)
    return order
  })
}

const draftFacts = (ctx: UserCtx): OrderFacts => ({
  status: 'draft',
  kind: 'service',
  now: ctx.clock.now(),
  former_status: null,
  asked_status: null,
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

// Eight random digits after the year: numbers that follow each other would tell everybody how many orders there are.
const orderNumber = (at: string): string => `W${at.slice(2, 4)}-${randomInt(10 ** 7, 10 ** 8)}`
