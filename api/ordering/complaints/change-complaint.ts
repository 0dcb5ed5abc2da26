import { eq, sql } from 'drizzle-orm'
import type { TransactionCtx } from '../../platform/context.ts'
import { audit } from '../../resources/write/audit.ts'
import { notifyPendingRow } from '../../resources/write/notify-pending.ts'
import type { ComplaintRow } from '../orders/open-decision.ts'
import { complaints } from '../tables/from-registry.ts'
import { replyDueAt } from './insert-complaint.ts'

type ComplaintChange = Partial<Pick<ComplaintRow, 'status' | 'dispute' | 'reply' | 'refund_amount' | 'former_status' | 'frozen_seconds'>>
type AuditDetails = { action: string; reason?: string | null; automatic_actor?: 'system' }

/**
 * Changes a locked complaint with its audit entry. One that waits for the administration again is announced to it, with a deadline of its own; a decision that
 * awaits a second administrator has none.
 */
export async function changeComplaint(
  ctx: TransactionCtx,
  complaint: ComplaintRow,
  change: ComplaintChange,
  entry: AuditDetails,
): Promise<void> {
  const { id, status, dispute } = complaint
  const isReopened = status === 'responded' && change.status === 'in_progress'
  const isRejected = dispute === 'proposed' && change.dispute === 'open'
  const needsNoReply = change.status === 'responded' || change.dispute === 'proposed'
  const due = isReopened || isRejected ? { reply_due_at: await replyDueAt(ctx) } : needsNoReply ? { reply_due_at: null } : {}
  await ctx.db
    .update(complaints)
    .set({ ...change, ...due, version: sql`${complaints.version} + 1`, updated_at: ctx.clock.now() })
    .where(eq(complaints.id, id))
  const before = { status, dispute }
  const { former_status: _, frozen_seconds: __, ...visible } = change
  await audit(ctx, { ...entry, resource: 'complaints', row_id: id, before, after: { ...before, ...visible } })
  if (isReopened) await notifyPendingRow(ctx, 'complaints', id)
}
