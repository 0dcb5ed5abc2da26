import { asc, eq, inArray } from 'drizzle-orm'
import { notify } from '../../messaging/notifications/notify.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { changeDelegation, listOpenDelegations } from '../orders/delegations.ts'
import { delegations } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { releaseOrdersOf } from './order-assignee.ts'

/** Releases what somebody of a provider can no longer do with these permissions, and tells the provider, in the caller's transaction if there is one. */
export const releaseWork = (ctx: Ctx, user_id: string, permissions: readonly string[]): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (!permissions.includes('deliver_orders')) await releaseDeliveriesOf(ctx, user_id)
    await releaseOrdersOf(ctx, user_id, permissions)
  })

const releaseDeliveriesOf = (ctx: Ctx, user_id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const ids = ctx.db.select({ id: delegations.order_id }).from(delegations).where(eq(delegations.user_id, user_id))
    const locked = await ctx.db
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .where(inArray(orders.id, ids))
      .orderBy(asc(orders.id))
      .for('update')
    for (const { id, number } of locked) {
      const own = (await listOpenDelegations(ctx, id)).filter((row) => row.user_id === user_id)
      for (const row of own) await changeDelegation(ctx, row, 'release')
      const provider_ids = own.slice(0, 1).map(({ provider_id }) => provider_id)
      if (own.length > 0) await notify(ctx, { type: 'delivery_unassigned', params: { order: number }, provider_ids, order_id: id })
    }
  })
