import { deadlinesOf, reminderLeadMs } from '@wasl/shared/lifecycle/orders/deadlines.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { OrderRow } from './visible-order.ts'

/** Schedules wake-ups for the new deadlines of orders and for the reminders before them. Keyed by order, status and version. */
export async function scheduleDeadlines(ctx: TransactionCtx, orders: readonly OrderRow[]): Promise<void> {
  const settings = await loadSettings(ctx)
  await enqueueJobs(
    ctx,
    orders.flatMap((order) => wakeUpsOf(order, settings)),
  )
}

function wakeUpsOf(order: OrderRow, settings: Settings) {
  const [deadline] = deadlinesOf(order.status, order.kind)
  if (!order.due_at || !deadline) return []
  const lead = reminderLeadMs(deadline, order.kind, settings)
  const queue = 'deadlines' as const
  const due = { queue, key: `${order.id}:${order.status}:${order.version}`, run_at: order.due_at }
  if (lead === null || lead <= 0) return [due]
  const run_at = new Date(Date.parse(order.due_at) - lead).toISOString()
  return [{ queue, key: `${order.id}:reminder:${order.version}`, run_at }, due]
}
