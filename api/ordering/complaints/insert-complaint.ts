import { durationMs } from '@wasl/shared/settings/duration-settings.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { insertNumberedRow, type Recorded } from '../../resources/write/insert-row.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { ComplaintRow } from '../orders/open-decision.ts'
import { complaints } from '../tables/from-registry.ts'

type NewComplaint = Pick<ComplaintRow, 'user_id' | 'reason' | 'subject' | 'message'> &
  Partial<Pick<ComplaintRow, 'order_id' | 'provider_id' | 'images' | 'dispute' | 'former_status' | 'frozen_seconds'>>

/** Stores a complaint with a number of its own and notifies the administration. */
export async function insertComplaint(
  ctx: TransactionCtx,
  complaint: NewComplaint,
  recorded: Recorded<typeof complaints>,
): Promise<{ id: string; number: string }> {
  const now = ctx.clock.now()
  const reply_due_at = await replyDueAt(ctx)
  const row = { ...complaint, reply_due_at, created_at: now, updated_at: now }
  const { id, number } = await insertNumberedRow(ctx, complaints, newNumber, row, recorded)
  return { id, number }
}

/** When the administration has to reply to what was written at this instant, by default now. */
export async function replyDueAt(ctx: Ctx, written_at = ctx.clock.now()): Promise<string> {
  return new Date(Date.parse(written_at) + durationMs(await loadSettings(ctx), 'complaint_hours')).toISOString()
}

// Random: sequential numbers would reveal how many complaints there are.
const newNumber = (): string => `C-${String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(10, '0')}`
