import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { complaints } from '../../platform/db/resource-tables.ts'
import { notFound } from '../../platform/http/errors.ts'

/** Tells whoever complained that there is an answer. */
export async function tellOfReply(ctx: Ctx, id: string): Promise<void> {
  const [complaint] = await ctx.db.select().from(complaints).where(eq(complaints.id, id))
  if (!complaint) throw notFound()
  await notify(ctx, { type: 'complaint_replied', holes: { number: complaint.number }, user_ids: [complaint.user_id] })
}
