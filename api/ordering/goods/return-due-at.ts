import type { ReturnStatus } from '@wasl/shared/lifecycle/returns.ts'
import { type DurationSetting, durationMs } from '@wasl/shared/settings/duration-settings.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { addSeconds } from '../../platform/instants.ts'
import { scheduleWake } from '../../platform/jobs/enqueue.ts'
import { loadSettings } from '../../settings/load-settings.ts'

const settingOf: Readonly<Record<ReturnStatus, DurationSetting | null>> = {
  requested: 'seller_answer_hours',
  accepted: 'return_shipping_days',
  sent_back: 'return_shipping_days',
  rejected: null,
  refunded: null,
  lapsed: null,
}

/** When the clock ends this status of a return, for which it schedules a wake-up; null for a status that stays. */
export async function returnDueAt(ctx: TransactionCtx, status: ReturnStatus): Promise<string | null> {
  const setting = settingOf[status]
  if (!setting) return null
  const due_at = addSeconds(ctx.clock.now(), durationMs(await loadSettings(ctx), setting) / 1_000)
  await scheduleWake(ctx, `return:${crypto.randomUUID()}`, due_at)
  return due_at
}
