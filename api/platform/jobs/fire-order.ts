import type { OrderTransition } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Ctx } from '../../context.ts'
import { transition } from '../../ordering/orders/transition.ts'
import type { OrderRow } from '../../ordering/orders/visible-order.ts'
import { Refusal } from '../http/errors.ts'

// What each status's clock does when it fires.
const onTime: Readonly<Partial<Record<OrderRow['status'], OrderTransition>>> = {
  submitted: 'expire',
  offered: 'expire',
  awaiting_provider: 'expire',
  pending_payment: 'cancel_unpaid',
  delivered: 'confirm_receipt',
}

/**
 * Lets the clock of one order fire, if it still is its time: the transition asks again under the order's lock, so that a payment or
 * another process that came first wins. True where something happened.
 */
export async function fireOrder(ctx: Ctx, order: Pick<OrderRow, 'id' | 'status'>): Promise<boolean> {
  const name = onTime[order.status]
  if (!name) return false
  return byClock(ctx, { order_id: order.id, name })
}

/** Makes a transition as the clock; false where the lifecycle says that it is not its time any more. */
export async function byClock(ctx: Ctx, asked: { order_id: string; name: OrderTransition; offer_id?: string }): Promise<boolean> {
  try {
    await transition(ctx, { ...asked, actor: 'clock' })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
