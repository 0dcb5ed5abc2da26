import { eq, sql } from 'drizzle-orm'
import { orderEvents } from '../../platform/db/tables/orders.ts'
import { auditEntries } from '../../platform/db/tables/system.ts'
import type { Move, MoveCtx } from './transition-context.ts'
import type { OrderRow } from './visible-order.ts'

/** Writes a transition into the order's history and the audit log, inside its transaction. */
export async function recordEvent(
  ctx: MoveCtx,
  move: Pick<Move, 'name' | 'actor' | 'reason' | 'told' | 'offer'> & { from: OrderRow },
  moved: OrderRow,
): Promise<void> {
  const at = ctx.clock.now()
  const { who } = ctx
  const isPerson = move.actor !== 'system' && move.actor !== 'clock' && who.kind !== 'guest'
  await ctx.db.insert(orderEvents).values({
    order_id: moved.id,
    seq: await nextSeq(ctx, moved.id),
    transition: move.name,
    from_status: move.from.status,
    to_status: moved.status,
    actor: move.actor,
    actor_id: isPerson ? who.id : null,
    offer_id: (move.offer ?? move.told.offer)?.id ?? null,
    reason: move.reason,
    request_id: ctx.request_id,
    at,
  })
  await ctx.db.insert(auditEntries).values({
    actor_kind: !isPerson ? 'system' : who.kind === 'admin' ? 'admin' : 'user',
    actor_id: isPerson ? who.id : null,
    actor_name: isPerson ? who.name : move.actor,
    action: move.name,
    resource: 'orders',
    row_id: moved.id,
    before: { status: move.from.status },
    after: { status: moved.status },
    reason: move.reason,
    request_id: ctx.request_id,
    at,
  })
}

// The order's row is locked: nobody else counts at the same time.
async function nextSeq(ctx: MoveCtx, order_id: string): Promise<number> {
  const [last] = await ctx.db
    .select({ seq: sql<number>`coalesce(max(${orderEvents.seq}), 0)::int` })
    .from(orderEvents)
    .where(eq(orderEvents.order_id, order_id))
  return (last?.seq ?? 0) + 1
}
