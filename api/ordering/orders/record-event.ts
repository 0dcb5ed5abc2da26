import { sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { audit } from '../../resources/write/audit.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import type { NewRow } from '../../resources/write/insert-rows.ts'
import { orderEvents } from '../tables/orders.ts'
import type { EffectResult, TransitionContext } from './transition-context.ts'
import type { OrderRow } from './visible-order.ts'

/** Writes a transition into the order's history and the audit log, inside its transaction. */
export async function recordEvent(
  ctx: TransactionCtx,
  transition: Pick<TransitionContext, 'name' | 'actor' | 'reason'> & {
    offer: { id: string } | null
    from: OrderRow
    event?: EffectResult['event']
  },
  moved: OrderRow,
): Promise<void> {
  const { principal } = ctx
  const isPerson =
    transition.actor !== 'system' && transition.actor !== 'scheduler' && (principal.kind === 'user' || principal.kind === 'admin')
  const event: NewRow<typeof orderEvents> = {
    order_id: moved.id,
    // Safe from races: the order's row is locked.
    seq: sql`(select coalesce(max(seq), 0) + 1 from ${orderEvents} where order_id = ${moved.id})`,
    // The clocks of servers differ: what follows something else is never before it.
    at: sql`greatest(${ctx.clock.now()}::timestamptz, (select max(at) from ${orderEvents} where order_id = ${moved.id}))`,
    transition: transition.name,
    from_status: transition.from.status,
    to_status: moved.status,
    actor: transition.actor,
    actor_id: isPerson ? principal.id : null,
    offer_id: transition.offer?.id ?? null,
    reason: transition.reason,
    appointment_at: transition.event?.appointment_at ?? null,
    appointment_minutes: transition.event?.appointment_minutes ?? null,
    request_id: ctx.request_id,
  }
  const { at } = await insertRow(ctx, orderEvents, event, 'is a record')
  await audit(ctx, {
    action: transition.name,
    resource: 'orders',
    row_id: moved.id,
    before: { status: transition.from.status },
    after: { status: moved.status },
    reason: transition.reason,
    at,
    automatic_actor: isPerson ? undefined : transition.actor,
  })
}
