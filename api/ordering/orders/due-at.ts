import { type OrderDeadline, statusDeadline } from '@wasl/shared/lifecycle/orders/deadlines.ts'
import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import { dayMs, hourMs, minuteMs } from '@wasl/shared/utils/durations.ts'
import type { OrderRow } from './visible-order.ts'

const timeLimits: Readonly<Record<OrderDeadline, (settings: Settings) => number>> = {
  request_life: (settings) => settings.request_days * dayMs,
  private_answer: (settings) => settings.answer_hours * hourMs,
  unpaid_order: (settings) => settings.unpaid_minutes * minuteMs,
  receipt: (settings) => settings.receipt_days * dayMs,
}

/** The deadline of a status, an ISO instant; null if it has none. A request's lifetime counts from its submission, not from each offer. */
export function dueAt(status: OrderStatus, order: Pick<OrderRow, 'submitted_at'>, now: string, settings: Settings): string | null {
  const clock = statusDeadline[status]
  if (!clock) return null
  const from = clock === 'request_life' ? order.submitted_at : now
  return new Date(Date.parse(from) + timeLimits[clock](settings)).toISOString()
}
