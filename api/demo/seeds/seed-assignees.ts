import { statusesOf } from '@wasl/shared/lifecycle/orders/tabs.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { assignOrder } from '../../ordering/delegates/order-assignee.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { loadDemoUser } from './seed-orders.ts'

/** Two running orders of the demo provider are handled by the member of its team who manages orders. */
export async function seedAssignees(ctx: TransactionCtx): Promise<void> {
  const owner = await loadDemoUser(ctx, '0500000021')
  const member = await loadDemoUser(ctx, '0500000032')
  const isRunning = and(
    eq(orders.provider_id, owner.provider?.id ?? ''),
    inArray(orders.kind, ['service', 'private']),
    inArray(orders.status, [...statusesOf('pending_payment'), ...statusesOf('current')]),
  )
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(isRunning)
    .orderBy(asc(orders.submitted_at), asc(orders.id))
    .limit(2)
  for (const { id } of rows) await assignOrder({ ...ctx, principal: owner }, id, member.id)
}
