import type { OrderActor } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Ctx } from '../../platform/context.ts'
import { unauthenticated } from '../../platform/http/request-context.ts'
import { isOfClient } from '../tables/orders-of-client.ts'
import type { OrderRow } from './visible-order.ts'

/** The principal's actor in the lifecycle of this order. */
export function actorOf({ principal }: Ctx, order: Pick<OrderRow, 'client_id'>): OrderActor {
  if (principal.kind === 'admin') return 'admin'
  if (principal.kind === 'system') return 'system'
  if (principal.kind === 'guest') throw unauthenticated()
  return isOfClient(principal, order) ? 'client' : 'provider'
}
