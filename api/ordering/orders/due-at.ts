import { clockOf, type OrderClock } from '@wasl/shared/lifecycle/orders/clocks.ts'
import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { OrderRow } from './visible-order.ts'

const minute = 60_000
const lengths: Readonly<Record<OrderClock, (settings: Settings) => number>> = {
  request_life: (settings) => settings.request_days * 24 * 60 * minute,
  private_answer: (settings) => settings.answer_hours * 60 * minute,
  unpaid_order: (settings) => settings.unpaid_minutes * minute,
  receipt: (settings) => settings.receipt_days * 24 * 60 * minute,
}

/** When the clock of a status fires, an ISO instant; null where none runs. The life of a request counts from its sending, not from each offer. */
export function dueAt(status: OrderStatus, order: Pick<OrderRow, 'submitted_at'>, now: string, settings: Settings): string | null {
  const clock = clockOf[status]
  if (!clock) return null
  const from = clock === 'request_life' ? order.submitted_at : now
  return new Date(Date.parse(from) + lengths[clock](settings)).toISOString()
}
