import { and, asc, eq, gt } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { broadcasts } from '../../platform/db/tables/broadcasts.ts'
import { users } from '../../platform/db/tables/people.ts'
import { notify } from '../notifications/notify.ts'
import { inAudience } from './audience.ts'

const atOnce = 1_000

/** Sends every broadcast that waits, a thousand people a transaction, each from where it stopped. */
export async function sendBroadcasts(ctx: Ctx): Promise<void> {
  const waiting = await ctx.db
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(eq(broadcasts.status, 'sending'))
    .orderBy(broadcasts.updated_at)
  for (const { id } of waiting) while (await sendPart(ctx, id));
}

/** Tells the next people of one broadcast; says whether more are left. Of two jobs one waits and then goes on after the other. */
const sendPart = (ctx: Ctx, id: string): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const [broadcast] = await ctx.db.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update')
    if (broadcast?.status !== 'sending') return false
    const { title_ar, title_en, body_ar, body_en, link, told_up_to, reached_count } = broadcast
    const people = await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(inAudience(broadcast), told_up_to ? gt(users.id, told_up_to) : undefined))
      .orderBy(asc(users.id))
      .limit(atOnce)
    const holes = { title: { ar: title_ar, en: title_en }, text: { ar: body_ar, en: body_en } }
    await notify(ctx, { type: 'admin_broadcast', user_ids: people.map((person) => person.id), holes, ...(link && { link }) })
    const isLast = people.length < atOnce
    const now = ctx.clock.now()
    await ctx.db
      .update(broadcasts)
      .set({
        reached_count: reached_count + people.length,
        told_up_to: people.at(-1)?.id ?? told_up_to,
        version: broadcast.version + 1,
        updated_at: now,
        ...(isLast && { status: 'sent', sent_at: now }),
      })
      .where(eq(broadcasts.id, id))
    return !isLast
  })
