import { and, asc, eq, ne } from 'drizzle-orm'
import { assignDelegate } from '../../ordering/delegates/order-delegates.ts'
import { orderShipping } from '../../ordering/tables/checkouts.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { loadDemoUser } from './seed-orders.ts'

/** Who delivers the goods of the demo provider that are on their way or being prepared: its delegate, and its owner one of them. */
export async function seedDeliveries(ctx: TransactionCtx): Promise<void> {
  const owner = await loadDemoUser(ctx, '0500000021')
  const delegate = await loadDemoUser(ctx, '0500000037')
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderShipping, eq(orderShipping.order_id, orders.id))
    .where(and(eq(orders.provider_id, owner.provider?.id ?? ''), eq(orders.status, 'in_progress'), ne(orderShipping.method, 'pick_up')))
    .orderBy(asc(orders.submitted_at), asc(orders.id))
  for (const [at, { id }] of rows.entries())
    await assignDelegate({ ...ctx, principal: owner }, id, { leg: 'delivery', user_id: at === 0 ? owner.id : delegate.id })
}
