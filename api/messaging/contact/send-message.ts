import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { contactMessages } from '../../platform/db/tables/contact.ts'
import { Refusal } from '../../platform/http/errors.ts'

type Message = Pick<typeof contactMessages.$inferInsert, 'name' | 'email' | 'subject' | 'message'>
const mostAnHour = 5
const hour = 3_600_000

/** Keeps a message to the administration. Refuses with `too_many` beyond five from one address in an hour. */
export async function sendMessage(ctx: Ctx, message: Message): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { address } = ctx
    const now = ctx.clock.now()
    // Messages of one address take turns, so that many at once are counted too.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(7214011, hashtext(${address}))`)
    const since = new Date(Date.parse(now) - hour).toISOString()
    const [sent] = await ctx.db
      .select({ total: count() })
      .from(contactMessages)
      .where(and(eq(contactMessages.address, address), gt(contactMessages.created_at, since)))
    if ((sent?.total ?? 0) >= mostAnHour)
      throw new Refusal('too_many', ['You have sent many messages. Try again in an hour', 'أرسلت رسائل كثيرة. حاول مجددًا بعد ساعة'])
    await ctx.db.insert(contactMessages).values({ ...message, address, created_at: now })
  })
}
