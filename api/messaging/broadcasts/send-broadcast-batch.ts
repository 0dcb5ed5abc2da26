import { and, asc, eq, gt } from 'drizzle-orm'
import * as z from 'zod'
import type { App, Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { broadcasts } from '../../platform/db/tables/broadcasts.ts'
import { users } from '../../platform/db/tables/people.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { notify } from '../notifications/notify.ts'
import { audienceFilter } from './audience.ts'

const batchSize = 1_000
const broadcastJob = z.object({ broadcast_id: z.uuid() })

/** Notifies the next thousand people of a broadcast in one transaction; `again` if more are left. */
export async function sendBroadcastBatch(app: App, { payload }: Pick<Job, 'payload'>): Promise<'done' | 'again'> {
  const { broadcast_id } = broadcastJob.parse(payload)
  return (await sendBatch(systemCtx(app), broadcast_id)) ? 'again' : 'done'
}

/** Notifies the next people of one broadcast and returns whether more are left. Two jobs at once take turns on the row's lock. */
const sendBatch = (ctx: Ctx, id: string): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const [broadcast] = await ctx.db.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update')
    if (broadcast?.status !== 'sending') return false
    const { title_ar, title_en, body_ar, body_en, link, last_notified_user_id, reached_count } = broadcast
    const people = await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(audienceFilter(broadcast), last_notified_user_id ? gt(users.id, last_notified_user_id) : undefined))
      .orderBy(asc(users.id))
      .limit(batchSize)
    const params = { title: { ar: title_ar, en: title_en }, text: { ar: body_ar, en: body_en } }
    await notify(ctx, { type: 'admin_broadcast', user_ids: people.map((person) => person.id), params, ...(link && { link }) })
    const isLast = people.length < batchSize
    const now = ctx.clock.now()
    await ctx.db
      .update(broadcasts)
      .set({
        reached_count: reached_count + people.length,
        last_notified_user_id: people.at(-1)?.id ?? last_notified_user_id,
        version: broadcast.version + 1,
        updated_at: now,
        ...(isLast && { status: 'sent', sent_at: now }),
      })
      .where(eq(broadcasts.id, id))
    return !isLast
  })
