import { deadlinesOf, reminderLeadMs } from '@wasl/shared/lifecycle/orders/deadlines.ts'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { TransactionCtx } from '../../context.ts'
import type { OrderRow } from '../../ordering/orders/visible-order.ts'
import { scheduleWake } from './enqueue.ts'

/** Schedules wake-ups for an order's new deadline and for the reminder before it. Keyed by order, status and version. */
export async function scheduleDeadlines(ctx: TransactionCtx, order: OrderRow): Promise<void> {
  const [deadline] = deadlinesOf(order.status)
  if (!order.due_at || !deadline) return
  const lead = reminderLeadMs(deadline, await loadSettings(ctx))
  if (lead !== null && lead > 0)
    await scheduleWake(ctx, `${order.id}:reminder:${order.version}`, new Date(Date.parse(order.due_at) - lead).toISOString())
  await scheduleWake(ctx, `${order.id}:${order.status}:${order.version}`, order.due_at)
}
