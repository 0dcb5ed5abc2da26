import { notify } from '../../../messaging/notifications/notify.ts'
import type { TransactionCtx } from '../../../platform/context.ts'
import { findFrozenComplaint } from '../../orders/open-decision.ts'
import { transitionOrder } from '../../orders/transition-order.ts'
import type { OrderRow } from '../../orders/visible-order.ts'

/**
 * After the due amount of an order was booked: the work starts; or the remaining amount is complete, and an order that was referred because it was
 * missing goes back to its delivery. A dispute about the work goes on.
 */
export async function continuePaidOrder(ctx: TransactionCtx, order: OrderRow, amount: number): Promise<void> {
  const { id: order_id, status, number, provider_id } = order
  if (status === 'pending_payment' || status === 'payment_review')
    await transitionOrder(ctx, { order_id, name: 'payment_captured', actor: 'system', amount })
  else if (status === 'disputed' && !(await findFrozenComplaint(ctx, order_id)))
    await transitionOrder(ctx, { order_id, name: 'rest_paid', actor: 'system' })
  else if (provider_id) await notify(ctx, { type: 'remaining_paid', params: { order: number }, provider_ids: [provider_id], order_id })
}
