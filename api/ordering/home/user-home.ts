import type { UserHome } from '@wasl/shared/contract/user-home.ts'
import { turns } from '@wasl/shared/lifecycle/orders/turns.ts'
import type { UserCtx } from '../../context.ts'
import { listRunningOrders } from '../orders/list-orders.ts'
import { loadProviderHome } from './provider-home.ts'

const shownOrders = 5

/** What the current user's home page shows: running orders with their next step, and for providers what waits for them and how they do. */
export async function loadUserHome(ctx: UserCtx): Promise<UserHome> {
  const side = ctx.principal.role === 'client' ? 'client' : 'provider'
  const { orders, total } = await listRunningOrders(ctx, shownOrders)
  return {
    now: ctx.clock.now(),
    running_count: total,
    orders: orders.map((order) => ({ ...order, next_step: turns[order.status][side] })),
    provider: await loadProviderHome(ctx),
  }
}
