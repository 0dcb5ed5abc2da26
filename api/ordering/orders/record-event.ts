import { sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { auditEach } from '../../resources/write/audit.ts'
import { insertReturning, type NewRow } from '../../resources/write/insert-rows.ts'
import { orderEvents } from '../tables/orders.ts'
import type { EffectResult, TransitionContext } from './transition-context.ts'
import type { OrderRow } from './visible-order.ts'

/** Writes a transition into the history of the orders that it moved and into the audit log, inside its transaction. */
export async function recordEvents(
  ctx: TransactionCtx,
  transition: Pick<TransitionContext, 'name' | 'actor' | 'reason'> & {
    offer: { id: string } | null
    from: Pick<OrderRow, 'status'>
    event?: EffectResult['event']
  },
  moved: readonly OrderRow[],
): Promise<void> {
  const { principal } = ctx
  const isPerson =
    transition.actor !== 'system' && transition.actor !== 'scheduler' && (principal.kind === 'user' || principal.kind === 'admin')
  const eventOf = ({ id, status }: OrderRow): NewRow<typeof orderEvents> => ({
    order_id: id,
    // Safe from races: the order's row is locked.
    seq: sql`(select coalesce(max(seq), 0) + 1 from ${orderEvents} where order_id = ${id})`,
    // The clocks of servers differ: what follows something else is never before it.
    at: sql`greatest(${ctx.clock.now()}::timestamptz, (select max(at) from ${orderEvents} where order_id = ${id}))`,
    transition: transition.name,
    from_status: transition.from.status,
    to_status: status,
    actor: transition.actor,
    actor_id: isPerson ? principal.id : null,
    offer_id: transition.offer?.id ?? null,
    reason: transition.reason,
    appointment_at: transition.event?.appointment_at ?? null,
    appointment_minutes: transition.event?.appointment_minutes ?? null,
    request_id: ctx.request_id,
  })
  const events = await insertReturning(ctx, orderEvents, moved.map(eventOf), 'is a record')
  await auditEach(
    ctx,
    events.map(({ order_id, to_status, at }) => ({
      action: transition.name,
      resource: 'orders',
      row_id: order_id,
      before: { status: transition.from.status },
      after: { status: to_status },
      reason: transition.reason,
      at,
      automatic_actor: isPerson ? undefined : transition.actor,
    })),
  )
}
