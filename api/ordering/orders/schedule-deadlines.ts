import { deadlinesOf, reminderLeadMs } from '@wasl/shared/lifecycle/orders/deadlines.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { OrderRow } from './visible-order.ts'

/** Schedules wake-ups for an order's new deadline and for the reminder before it. Keyed by order, status and version. */
export async function scheduleDeadlines(ctx: TransactionCtx, order: OrderRow): Promise<void> {
  const [deadline] = deadlinesOf(order.status, order.kind)
  if (!order.due_at || !deadline) return
  const lead = reminderLeadMs(deadline, order.kind, await loadSettings(ctx))
  const queue = 'deadlines' as const
  const due = { queue, key: `${order.id}:${order.status}:${order.version}`, run_at: order.due_at }
  if (lead === null || lead <= 0) return enqueueJobs(ctx, [due])
  const run_at = new Date(Date.parse(order.due_at) - lead).toISOString()
  await enqueueJobs(ctx, [{ queue, key: `${order.id}:reminder:${order.version}`, run_at }, due])
}
