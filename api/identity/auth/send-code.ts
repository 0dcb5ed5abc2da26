import { randomInt } from 'node:crypto'
import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { codes } from '../../platform/db/tables/access.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { queue } from '../../platform/outbox/enqueue.ts'
import { challengeView } from './challenge-view.ts'
import { codeHash } from './code-hash.ts'
import { later } from './later.ts'

type Wanted = { purpose: (typeof codes.$inferSelect)['purpose']; phone: string; user_id: string }

/**
 * Sends a new four-digit code by SMS and answers the challenge that a reply must name; earlier codes of the same kind count no more.
 * Refuses with `too_many` beyond the codes a phone may get in a day and an address may ask for in an hour.
 */
export const sendCode = (ctx: Ctx, wanted: Wanted): Promise<Challenge> =>
  inTransaction(ctx, async (ctx) => {
    const { purpose, phone, user_id } = wanted
    // One at a time for each phone, so that the count below holds.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`code:${phone}`}))`)
    await refuseTooMany(ctx, phone)
    const now = ctx.clock.now()
    await ctx.db
      .update(codes)
      .set({ used_at: now })
      .where(and(eq(codes.phone, phone), eq(codes.purpose, purpose), isNull(codes.used_at)))

    const id = crypto.randomUUID()
    const code = String(randomInt(10_000)).padStart(4, '0')
    const limits = await settingsOf(ctx)
    const row = { id, purpose, phone, user_id, address: ctx.address, created_at: now, expires_at: later(now, limits.code_minutes * 60) }
    await ctx.db.insert(codes).values({ ...row, code_hash: codeHash(id, code) })
    await queue(ctx, [{ channel: 'sms', recipient: phone, body: labelIn(smsOf(code), ctx.locale) }])
    return challengeView(row, now, limits)
  })

async function refuseTooMany(ctx: Ctx, phone: string): Promise<void> {
  const limits = await settingsOf(ctx)
  const now = ctx.clock.now()
  const [ofPhone] = await ctx.db
    .select({ sent: count() })
    .from(codes)
    .where(and(eq(codes.phone, phone), gt(codes.created_at, later(now, -86_400))))
  const [ofAddress] = await ctx.db
    .select({ sent: count() })
    .from(codes)
    .where(and(eq(codes.address, ctx.address), gt(codes.created_at, later(now, -3_600))))
  if ((ofPhone?.sent ?? 0) >= limits.codes_per_phone_day)
    throw new Refusal('too_many', [
      'This number had its codes for today. Try again tomorrow',
      'بلغ هذا الرقم حد الرموز اليومي. حاول مجددًا غدًا',
    ])
  if ((ofAddress?.sent ?? 0) >= limits.codes_per_address_hour)
    throw new Refusal('too_many', ['Too many codes were asked for. Try again in an hour', 'طُلبت رموز كثيرة. حاول مجددًا بعد ساعة'])
}

const smsOf = (code: string) =>
  [`${code} is your Wasl verification code. Do not share it with anyone.`, `رمز التحقق في وصل: ${code}\nلا تشاركه مع أحد.`] as const
