import type { TransactionCtx } from '../../context.ts'
import { dayMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { OrderRow } from '../../ordering/orders/visible-order.ts'
import { scheduleWake } from './schedule-wake.ts'

/** Schedules wake-ups for an order's new deadline and for the reminder before it. Keyed by order, status and version. */
export async function scheduleDeadlines(ctx: TransactionCtx, order: OrderRow): Promise<void> {
  if (!order.due_at) return
  const { unpaid_minutes, unpaid_reminder_minutes, receipt_days, receipt_reminder_days } = await loadSettings(ctx)
  const leads = {
    pending_payment: (unpaid_minutes - unpaid_reminder_minutes) * minuteMs,
    delivered: (receipt_days - receipt_reminder_days) * dayMs,
  }
  const lead = order.status === 'pending_payment' || order.status === 'delivered' ? leads[order.status] : 0
  if (lead > 0) await scheduleWake(ctx, `${order.id}:reminder:${order.version}`, new Date(Date.parse(order.due_at) - lead).toISOString())
  await scheduleWake(ctx, `${order.id}:${order.status}:${order.version}`, order.due_at)
}
