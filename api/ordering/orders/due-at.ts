import { deadlinesOf, settingFor } from '@wasl/shared/lifecycle/orders/deadlines.ts'
import { unpaidStatuses } from '@wasl/shared/lifecycle/orders/guards.ts'
import type { OrderStatus } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { durationMs } from '@wasl/shared/settings/duration-settings.ts'
import type { Settings } from '@wasl/shared/settings/settings.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { loadRental } from './order-rental.ts'
import type { OrderRow } from './visible-order.ts'

/** The deadline of a status, an ISO instant; null if it has none. */
export function dueAt(status: OrderStatus, order: Pick<OrderRow, 'submitted_at' | 'kind'>, now: string, settings: Settings): string | null {
  const [deadline] = deadlinesOf(status, order.kind)
  if (!deadline) return null
  const from = deadline.countsFrom === 'submission' ? order.submitted_at : now
  return new Date(Date.parse(from) + durationMs(settings, settingFor(deadline, order.kind))).toISOString()
}

/** The deadline of a status that a stored order reaches now, or has reached before. A booking that is not paid ends at its pick-up at the latest. */
export async function loadDueAt(
  ctx: TransactionCtx,
  status: OrderStatus,
  order: OrderRow,
  since: string = ctx.clock.now(),
): Promise<string | null> {
  const at = dueAt(status, order, since, await loadSettings(ctx))
  if (!at || order.kind !== 'car' || !unpaidStatuses.includes(status)) return at
  const rental = await loadRental(ctx, order)
  return rental && rental.pickup_at < at ? rental.pickup_at : at
}
