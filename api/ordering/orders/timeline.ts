import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { rowOf } from '@wasl/shared/lifecycle/lifecycle.ts'
import { type OrderTransition, orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { eq } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { offers } from '../../platform/db/tables/offers.ts'
import { orderEvents } from '../../platform/db/tables/orders.ts'
import type { OrderRow } from './visible-order.ts'

/** The history of an order, first to last. A provider without the order reads of its sending and of its own offers alone. */
export async function timelineOf(
  ctx: UserCtx,
  order: OrderRow,
  reader: 'client' | 'provider',
  isMine: boolean,
): Promise<OrderPage['timeline']> {
  const rows = await ctx.db
    .select({ event: orderEvents, provider_id: offers.provider_id })
    .from(orderEvents)
    .leftJoin(offers, eq(offers.id, orderEvents.offer_id))
    .where(eq(orderEvents.order_id, order.id))
    .orderBy(orderEvents.seq)
  const own = ctx.who.provider?.id
  return rows
    .filter(({ provider_id }) => reader === 'client' || provider_id === null || provider_id === own)
    .filter(
      ({ event }) =>
        reader === 'client' ||
        isMine ||
        event.offer_id !== null ||
        ['submit', 'edit', ...(order.provider_id ? [] : ['cancel', 'expire'])].includes(event.transition),
    )
    .map(({ event }) => {
      const [en, ar] = labelOf(event.transition)
      return {
        transition: event.transition,
        label: { ar, en },
        status: event.to_status,
        actor: event.actor,
        reason: event.reason,
        at: event.at,
      }
    })
}

// Safe: the history is written from the table's own names; a test walks it.
const labelOf = (transition: string) => rowOf(orderLifecycle, transition as OrderTransition).done
