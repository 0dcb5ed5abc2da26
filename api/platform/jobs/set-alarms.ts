import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { MoveCtx } from '../../ordering/orders/transition-context.ts'
import type { OrderRow } from '../../ordering/orders/visible-order.ts'
import { wakeAt } from './wake-at.ts'

const minute = 60_000

/** Sets the clock for an order's new deadline and, before it, for its reminder. Keyed by order, clock and version. */
export async function setAlarms(ctx: MoveCtx, order: OrderRow): Promise<void> {
  if (!order.due_at) return
  const { unpaid_minutes, unpaid_reminder_minutes, receipt_days, receipt_reminder_days } = await settingsOf(ctx)
  const leads = {
    pending_payment: (unpaid_minutes - unpaid_reminder_minutes) * minute,
    delivered: (receipt_days - receipt_reminder_days) * 24 * 60 * minute,
  }
  const lead = order.status === 'pending_payment' || order.status === 'delivered' ? leads[order.status] : 0
  if (lead > 0) await wakeAt(ctx, `${order.id}:reminder:${order.version}`, new Date(Date.parse(order.due_at) - lead).toISOString())
  await wakeAt(ctx, `${order.id}:${order.status}:${order.version}`, order.due_at)
}
