import type { ComplaintMessageForm } from '@wasl/shared/contract/complaints.ts'
import { complaintLifecycle } from '@wasl/shared/lifecycle/complaints.ts'
import { canTransition } from '@wasl/shared/lifecycle/status-lifecycle.ts'
import { eq, sql } from 'drizzle-orm'
import type { TransactionCtx, UserCtx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { complaints } from '../../platform/db/resource-tables.ts'
import { audit } from '../../resources/write/audit.ts'
import { notifyNewRow } from '../../resources/write/notify-pending.ts'
import { assertOwnImages } from './assert-own-images.ts'
import type { ComplaintRow } from './insert-complaint.ts'
import { insertMessage } from './insert-message.ts'
import { loadVisibleComplaint } from './visible-complaint.ts'

const { answer_back } = complaintLifecycle.transitions

/** Adds a message of the user; a complaint that was answered is open again. Throws 404 for a complaint that is not visible, 422 for the images. */
export async function writeMessage(ctx: UserCtx, id: string, { message, file_ids }: ComplaintMessageForm): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const complaint = await loadVisibleComplaint(ctx, id, { lock: true })
    const user_id = ctx.principal.id
    const images = await assertOwnImages(ctx, file_ids)
    await insertMessage(ctx, { complaint_id: id, author: 'complainant', user_id, message, images })
    if (canTransition(answer_back, complaint.status)) await reopen(ctx, complaint)
  })
}

async function reopen(ctx: TransactionCtx, { id, status }: ComplaintRow): Promise<void> {
  const change = { status: answer_back.to }
  await ctx.db
    .update(complaints)
    .set({ ...change, version: sql`${complaints.version} + 1`, updated_at: ctx.clock.now() })
    .where(eq(complaints.id, id))
  await audit(ctx, { action: 'answer_back', resource: 'complaints', row_id: id, before: { status }, after: change })
  await notifyNewRow(ctx, 'complaints', id)
}
