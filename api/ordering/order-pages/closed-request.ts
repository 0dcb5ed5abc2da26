import type { ClosedRequest } from '@wasl/shared/contract/orders.ts'
import { and, eq, or, sql } from 'drizzle-orm'
import { users } from '../../identity/tables/people.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import type { UserCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { isInServedArea, type OrderRow } from '../orders/visible-order.ts'
import { orders } from '../tables/orders.ts'

/**
 * Why a provider cannot open a request that was open to it: nothing else about the request. Throws 404 for an order that neither its people were notified of nor
 * could be found among the open ones.
 */
export async function loadClosedRequest(ctx: UserCtx, id: string): Promise<ClosedRequest> {
  const { provider } = ctx.principal
  if (!provider) throw notFound()
  const wasNotified = sql`exists (select 1 from ${notifications} join ${users} on ${users.id} = ${notifications.user_id}
    where ${notifications.order_id} = ${orders.id} and ${users.provider_id} = ${provider.id})`
  const wasListed = and(sql`${orders.kind} <> 'private'`, isInServedArea(provider))
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), or(wasNotified, wasListed)))
  if (!order) throw notFound()
  return { number: order.number, reason: reasonOf(order, provider.id) }
}

function reasonOf({ status, provider_id }: OrderRow, ownId: string): ClosedRequest['reason'] {
  if (status === 'submitted' || status === 'offered') return 'not_served'
  if (status === 'cancelled' || status === 'expired') return status
  return provider_id !== null && provider_id !== ownId ? 'taken' : 'closed'
}
