import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { complaints } from '../db/resource-tables.ts'
import { notFound } from '../http/errors.ts'
import { notify } from '../notifications/notify.ts'

/** Tells whoever complained that there is an answer. */
export async function tellOfReply(ctx: Ctx, id: string): Promise<void> {
  const [complaint] = await ctx.db.select().from(complaints).where(eq(complaints.id, id))
  if (!complaint) throw notFound()
  await notify(ctx, { type: 'complaint_replied', holes: { number: complaint.number }, user_ids: [complaint.user_id] })
}
