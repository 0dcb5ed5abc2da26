import { deadlinesOf } from '@wasl/shared/lifecycle/orders/deadlines.ts'
import type { OrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Ctx } from '../../platform/context.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { transitionOrder } from '../orders/transition-order.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { settleAtDeadline } from '../payments/gateway-records/settle-at-deadline.ts'

/**
 * Makes the first deadline transition of one order that its guards allow, if it is still due. The transition is checked again under the order's lock, so that a payment
 * or another process that came first wins. Returns true if the transition was made.
 */
export async function applyDeadline(ctx: Ctx, order: Pick<OrderRow, 'id' | 'status'>): Promise<boolean> {
  if (order.status === 'pending_payment') await settleAtDeadline(ctx, order.id)
  for (const { transition } of deadlinesOf(order.status))
    if (await transitionByClock(ctx, { order_id: order.id, name: transition })) return true
  return false
}

/** Makes a transition as the clock. Returns false if the lifecycle does not allow it any more. */
export async function transitionByClock(
  ctx: Ctx,
  request: { order_id: string; name: OrderTransition; offer_id?: string },
): Promise<boolean> {
  try {
    await transitionOrder(ctx, { ...request, actor: 'scheduler' })
    return true
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}
