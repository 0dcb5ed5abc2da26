import { eq } from 'drizzle-orm'
import type { TransactionCtx } from '../../context.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { complaints } from '../../platform/db/resource-tables.ts'
import { notFound } from '../../platform/http/errors.ts'
import { insertMessage } from './insert-message.ts'

/** Adds the reply of the administration to the conversation and notifies the complainant. */
export async function sendComplaintReply(ctx: TransactionCtx, id: string): Promise<void> {
  const [complaint] = await ctx.db.select().from(complaints).where(eq(complaints.id, id))
  if (!complaint) throw notFound()
  const { number, user_id, admin_id, reply } = complaint
  if (reply === null) throw new Error(`sendComplaintReply: ${number} has no reply`)
  await insertMessage(ctx, { complaint_id: id, author: 'administration', admin_id, message: reply })
  await notify(ctx, { type: 'complaint_replied', params: { number }, user_ids: [user_id], link: `/complaint/${id}` })
}
