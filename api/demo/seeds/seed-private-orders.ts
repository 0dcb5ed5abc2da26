import type { PublicOrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import { asc, eq } from 'drizzle-orm'
import { transitionOrder } from '../../ordering/orders/transition-order.ts'
import { requestTransition } from '../../ordering/orders/transition-routes.ts'
import { submitOrder } from '../../ordering/send-order/submit-order.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { type DemoPrivateOrder, demoPrivateOrders } from '../data/private-orders.ts'
import type { CatalogIds } from './seed-catalog.ts'
import { briefOf, loadDemoUser, orderForm } from './seed-orders.ts'

/** Creates the private orders of the demo with the real operations. */
export async function seedPrivateOrders(ctx: TransactionCtx, ids: CatalogIds): Promise<void> {
  for (const order of demoPrivateOrders) await seedPrivateOrder(ctx, ids, order)
}

async function seedPrivateOrder(ctx: TransactionCtx, ids: CatalogIds, order: DemoPrivateOrder): Promise<void> {
  const at = addSeconds(ctx.clock.now(), -order.hours_ago * hourSeconds)
  const past = { ...ctx, clock: { ...ctx.clock, now: () => at } }
  const client: UserCtx = { ...past, principal: await loadDemoUser(ctx, order.by) }
  const provider_ids: string[] = []
  for (const phone of order.to) provider_ids.push((await loadDemoUser(ctx, phone)).provider?.id ?? '')
  const first = await submitOrder(client, {
    ...(await orderForm(client, briefOf(order.brief), ids)),
    kind: 'private' as const,
    provider_ids,
  })
  const group = await ctx.db
    .select({ id: orders.id, provider_id: orders.provider_id })
    .from(orders)
    .where(first.group_id ? eq(orders.group_id, first.group_id) : eq(orders.id, first.id))
    .orderBy(asc(orders.id))
  for (const { phone, name, reason } of order.replies) {
    const principal = await loadDemoUser(ctx, phone)
    const own = group.find(({ provider_id }) => provider_id === principal.provider?.id)
    await reply({ ...past, principal }, own?.id ?? '', name, reason)
  }
  if (order.expires) for (const { id } of group) await transitionOrder(ctx, { order_id: id, name: 'expire', actor: 'scheduler' })
}

const reply = (ctx: UserCtx, order_id: string, name: PublicOrderTransition, reason?: string) =>
  requestTransition(ctx, { order_id, name, body: reason ? { reason } : {} })
