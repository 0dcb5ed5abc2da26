import { eq, sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { audit } from '../../resources/write/audit.ts'
import { orders } from '../tables/orders.ts'
import { scheduleDeadlines } from './schedule-deadlines.ts'

/** Moves the deadline of an order that keeps its status. The order must be locked. */
export async function extendDeadline(ctx: TransactionCtx, order_id: string, due_at: string): Promise<void> {
  const [before] = await ctx.db.select({ due_at: orders.due_at }).from(orders).where(eq(orders.id, order_id))
  const [extended] = await ctx.db
    .update(orders)
    .set({ due_at, version: sql`${orders.version} + 1`, updated_at: ctx.clock.now() })
    .where(eq(orders.id, order_id))
    .returning()
  if (!extended) throw new Error('extendDeadline: the locked order is gone')
  await scheduleDeadlines(ctx, [extended])
  await audit(ctx, {
    action: 'extend_deadline',
    resource: 'orders',
    row_id: order_id,
    before: { due_at: before?.due_at ?? null },
    after: { due_at },
  })
}
