import type { OrderActor } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Ctx } from '../../context.ts'
import type { OrderRow } from './visible-order.ts'

/** Which actor of the lifecycle the reader is for this order. */
export function actorOf({ who }: Ctx, order: Pick<OrderRow, 'client_id'>): OrderActor {
  if (who.kind === 'admin') return 'admin'
  if (who.kind === 'guest') return 'system'
  return who.id === order.client_id ? 'client' : 'provider'
}
