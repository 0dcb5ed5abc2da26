import type { ComplaintMessageForm } from '@wasl/shared/contract/complaints.ts'
import { complaintLifecycle } from '@wasl/shared/lifecycle/complaints.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { eq } from 'drizzle-orm'
import { assertStillOrders } from '../../identity/sessions/approval-limit.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { ComplaintRow } from '../orders/open-decision.ts'
import { complaints } from '../tables/from-registry.ts'
import { orders } from '../tables/orders.ts'
import { changeComplaint } from './change-complaint.ts'
import { replyDueAt } from './insert-complaint.ts'
import { insertMessage } from './insert-message.ts'
import { notifyColleagues, notifyParties } from './notify-parties.ts'
import { takeImages } from './take-images.ts'
import { isOfAccount, loadVisibleComplaint } from './visible-complaint.ts'

const { answer_back } = complaintLifecycle.transitions

/** Adds a message of the user; a complaint that was answered is open again. Throws 404 for a complaint that is not visible, 422 for the images. */
export async function writeMessage(ctx: UserCtx, id: string, form: ComplaintMessageForm): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const complaint = await loadVisibleComplaint(ctx, id, { lock: true })
    await assertStillOrders(ctx)
    await storeMessage(ctx, complaint, form)
    if (canTransition(answer_back, complaint.status))
      await changeComplaint(ctx, complaint, { status: answer_back.to }, { action: 'answer_back' })
    // In a dispute the administration may have written without closing it.
    else if (complaint.reply_due_at === null)
      await ctx.db
        .update(complaints)
        .set({ reply_due_at: await replyDueAt(ctx) })
        .where(eq(complaints.id, id))
    if (complaint.dispute) await notifyParties(ctx, complaint, 'dispute_message')
    await notifyColleagues(ctx, complaint, 'complaint_of_company')
  })
}

/** Stores a message of the user with its images; both parties of a dispute may read them. */
export async function storeMessage(
  ctx: UserCtx & TransactionCtx,
  complaint: ComplaintRow,
  { message, file_ids }: ComplaintMessageForm,
): Promise<void> {
  const user_id = ctx.principal.id
  const [order] = complaint.dispute && complaint.order_id ? await ctx.db.select().from(orders).where(eq(orders.id, complaint.order_id)) : []
  const images = await takeImages(ctx, file_ids, order ?? null)
  const author = (await isOfAccount(ctx, complaint)) ? 'complainant' : 'other_party'
  await insertMessage(ctx, { complaint_id: complaint.id, author, user_id, message, images })
}
