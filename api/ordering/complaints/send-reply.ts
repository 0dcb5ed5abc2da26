import { pages } from '@wasl/shared/pages/pages.ts'
import { eq } from 'drizzle-orm'
import { notify } from '../../messaging/notifications/notify.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import { shareUploads } from '../../platform/uploads/attach-files.ts'
import { complaints } from '../tables/from-registry.ts'
import { insertMessage } from './insert-message.ts'
import { complaintPeople, notifyParties } from './notify-parties.ts'

/** Adds the reply of the administration with its images to the conversation and notifies the complainant, in a dispute both parties. */
export async function sendComplaintReply(ctx: TransactionCtx, id: string): Promise<void> {
  const [complaint] = await ctx.db.select().from(complaints).where(eq(complaints.id, id))
  if (!complaint) throw notFound()
  const { number, user_id, admin_id, reply, reply_images: images, order_id, dispute } = complaint
  if (reply === null) throw new Error(`sendComplaintReply: ${number} has no reply`)
  await insertMessage(ctx, { complaint_id: id, author: 'administration', admin_id, message: reply, images })
  if (images) await shareUploads(adminCtx(ctx), images, dispute && order_id ? { order_id } : { owner_user_id: user_id })
  // The next reply starts without images.
  await ctx.db.update(complaints).set({ reply_due_at: null, reply_images: null }).where(eq(complaints.id, id))
  if (dispute && order_id) return notifyParties(ctx, complaint, 'dispute_replied')
  await notify(ctx, {
    ...{ type: 'complaint_replied', params: { number }, link: pages.complaint({ id }) },
    user_ids: await complaintPeople(ctx, complaint),
  })
}
