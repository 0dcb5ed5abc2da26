import { and, asc, eq, gt } from 'drizzle-orm'
import * as z from 'zod'
import { users } from '../../identity/tables/people.ts'
import { coupons } from '../../ordering/tables/from-registry.ts'
import type { App, Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import type { NotificationRequest } from '../../resources/notify.ts'
import { notify } from '../notifications/notify.ts'
import { broadcasts } from '../tables/broadcasts.ts'
import { audienceFilter, countAudience } from './audience.ts'

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
    const { last_notified_user_id, sent_count } = broadcast
    const recipient_count = last_notified_user_id ? broadcast.recipient_count : await countAudience(ctx, broadcast)
    const people = await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(audienceFilter(broadcast), last_notified_user_id ? gt(users.id, last_notified_user_id) : undefined))
      .orderBy(asc(users.id))
      .limit(batchSize)
    await notify(ctx, { ...(await notificationOf(ctx, broadcast)), user_ids: people.map((person) => person.id) })
    const isLast = people.length < batchSize
    const now = ctx.clock.now()
    const sent = sent_count + people.length
    await ctx.db
      .update(broadcasts)
      .set({
        sent_count: sent,
        // People may join the audience while the broadcast is sent.
        recipient_count: isLast ? sent : Math.max(recipient_count, sent),
        last_notified_user_id: people.at(-1)?.id ?? last_notified_user_id,
        version: broadcast.version + 1,
        updated_at: now,
        ...(isLast && { status: 'sent', sent_at: now }),
      })
      .where(eq(broadcasts.id, id))
    return !isLast
  })

type Broadcast = typeof broadcasts.$inferSelect

async function notificationOf(ctx: Ctx, broadcast: Broadcast): Promise<NotificationRequest> {
  const { coupon_id, title_ar, title_en, body_ar, body_en, link } = broadcast
  if (!coupon_id) {
    const params = { title: { ar: title_ar, en: title_en }, text: { ar: body_ar, en: body_en } }
    return { type: 'admin_broadcast', params, ...(link && { link }) }
  }
  const [coupon] = await ctx.db.select().from(coupons).where(eq(coupons.id, coupon_id))
  if (!coupon) throw new Error(`notificationOf: no coupon ${coupon_id}`)
  return { type: 'coupon_available', params: { title: { ar: coupon.title_ar, en: coupon.title_en }, code: coupon.code } }
}
