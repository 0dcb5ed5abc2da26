import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { notify } from '../messaging/notifications/notify.ts'
import { complaints } from '../platform/db/resource-tables.ts'
import { notFound } from '../platform/http/errors.ts'

/** Notifies the user that their complaint was answered. */
export async function notifyComplaintReply(ctx: Ctx, id: string): Promise<void> {
  const [complaint] = await ctx.db.select().from(complaints).where(eq(complaints.id, id))
  if (!complaint) throw notFound()
  await notify(ctx, { type: 'complaint_replied', params: { number: complaint.number }, user_ids: [complaint.user_id] })
}
