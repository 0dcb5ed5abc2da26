import type { TransactionCtx } from '../../platform/context.ts'
import { scheduleWake } from '../../platform/jobs/enqueue.ts'
import { appointmentReminders } from './reminder-times.ts'

/** Wakes the reminders of an agreed time. */
export async function scheduleReminders(ctx: TransactionCtx, order_id: string, at: string): Promise<void> {
  for (const { leadMs } of appointmentReminders)
    await scheduleWake(ctx, `${order_id}:appointment:${at}:${leadMs}`, new Date(Date.parse(at) - leadMs).toISOString())
}
