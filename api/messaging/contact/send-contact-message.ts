import { hourMs } from '@wasl/shared/utils/durations.ts'
import { and, gt } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { networkOf } from '../../platform/http/network.ts'
import { senderLimits } from '../../platform/http/sender-limits.ts'
import { insertRow } from '../../resources/write/insert-row.ts'
import { contactMessages } from '../tables/contact.ts'

type ContactMessageInput = Pick<typeof contactMessages.$inferInsert, 'name' | 'email' | 'subject' | 'message'>
const maxPerHour = 5

/** Stores a message to the administration. Throws `too_many` after five messages from one address in an hour. */
export async function sendContactMessage(ctx: Ctx, message: ContactMessageInput): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const address = networkOf(ctx.address)
    const now = ctx.clock.now()
    // Messages from one address take turns, so that concurrent ones are counted too.
    await lockUntilCommit(ctx.db, 'contactMessages', address)
    const since = new Date(Date.parse(now) - hourMs).toISOString()
    for (const { isSender, factor } of senderLimits(contactMessages.address, address)) {
      const sent = await ctx.db.$count(contactMessages, and(isSender, gt(contactMessages.created_at, since)))
      if (sent < maxPerHour * factor) continue
      throw new RequestError('too_many', {
        en: 'You have sent many messages. Try again in an hour',
        ar: 'أرسلت رسائل كثيرة. حاول مجددًا بعد ساعة',
      })
    }
    await insertRow(ctx, contactMessages, { ...message, address, created_at: now }, 'is a record')
  })
}
