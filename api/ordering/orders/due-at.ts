import { deadlinesOf, settingFor } from '@wasl/shared/lifecycle/orders/deadlines.ts'
import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { durationMs } from '@wasl/shared/settings/duration-settings.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { OrderRow } from './visible-order.ts'

/** The deadline of a status, an ISO instant; null if it has none. */
export function dueAt(status: OrderStatus, order: Pick<OrderRow, 'submitted_at' | 'kind'>, now: string, settings: Settings): string | null {
  const [deadline] = deadlinesOf(status)
  if (!deadline) return null
  const from = deadline.countsFrom === 'submission' ? order.submitted_at : now
  return new Date(Date.parse(from) + durationMs(settings, settingFor(deadline, order.kind))).toISOString()
}
