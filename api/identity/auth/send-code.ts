import { randomInt } from 'node:crypto'
import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import { daySeconds, hourSeconds } from '@wasl/shared/utils/durations.ts'
import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { verificationCodes } from '../../platform/db/tables/access.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { challengeView } from './challenge-view.ts'
import { codeHash } from './code-hash.ts'

export type CodePurpose = (typeof verificationCodes.$inferSelect)['purpose']

/** `user_id`: none for a phone without an account. `registration_id`: what the code applies when it activates the account; null if the account has its form already. `nafath_request_id`: the identity that the code gives to the account. `subject_hash`: what it confirms; none for the purpose alone. */
export type CodeRequest = {
  purpose: CodePurpose
  phone: string
  user_id: string | null
  registration_id: string | null
  nafath_request_id?: string | null
  subject_hash?: string | null
}

/** The codes that were sent to this account for this purpose and registration. */
export const isOfRequest = ({ purpose, user_id, registration_id, nafath_request_id, subject_hash }: CodeRequest) =>
  and(
    eq(verificationCodes.purpose, purpose),
    user_id ? eq(verificationCodes.user_id, user_id) : isNull(verificationCodes.user_id),
    registration_id ? eq(verificationCodes.registration_id, registration_id) : isNull(verificationCodes.registration_id),
    nafath_request_id ? eq(verificationCodes.nafath_request_id, nafath_request_id) : isNull(verificationCodes.nafath_request_id),
    subject_hash ? eq(verificationCodes.subject_hash, subject_hash) : isNull(verificationCodes.subject_hash),
  )

/** How long a code is valid, and the SMS that carries it, unless as usual. */
export type CodeMessage = { seconds?: number; text: (code: string, challenge_id: string) => Label }

/**
 * Sends a new four-digit code by SMS and returns its challenge. Earlier codes of the same request become invalid.
 * Throws `too_many` when the phone's daily or the IP address's hourly limit is reached.
 */
export const sendCode = (ctx: Ctx, request: CodeRequest, message?: CodeMessage): Promise<Challenge> =>
  inTransaction(ctx, async (ctx) => {
    const { purpose, phone, user_id, registration_id, nafath_request_id = null, subject_hash = null } = request
    // Serialized per phone, so that the count below is reliable.
    await lockUntilCommit(ctx.db, 'verificationCodes', phone)
    await assertWithinLimits(ctx, phone)
    const now = ctx.clock.now()
    await ctx.db
      .update(verificationCodes)
      .set({ used_at: now })
      .where(and(isOfRequest(request), isNull(verificationCodes.used_at)))

    const id = crypto.randomUUID()
    const code = String(randomInt(10_000)).padStart(4, '0')
    const limits = await loadSettings(ctx)
    const row = {
      id,
      purpose,
      phone,
      user_id,
      registration_id,
      nafath_request_id,
      subject_hash,
      address: ctx.address,
      created_at: now,
      expires_at: addSeconds(now, message?.seconds ?? limits.code_minutes * 60),
    }
    await ctx.db.insert(verificationCodes).values({ ...row, code_hash: codeHash(id, code) })
    // Without an account nothing is sent, and the response is the same.
    const text = message?.text(code, id) ?? smsText(code)
    if (user_id) await enqueue(ctx, [{ channel: 'sms', recipient: phone, body: labelIn(text, ctx.locale), is_urgent: true }])
    return challengeView(row, now, limits)
  })

async function assertWithinLimits(ctx: Ctx, phone: string): Promise<void> {
  const limits = await loadSettings(ctx)
  const now = ctx.clock.now()
  const [byPhone] = await ctx.db
    .select({ sent: count() })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.phone, phone), gt(verificationCodes.created_at, addSeconds(now, -daySeconds))))
  const [byAddress] = await ctx.db
    .select({ sent: count() })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.address, ctx.address), gt(verificationCodes.created_at, addSeconds(now, -hourSeconds))))
  if ((byPhone?.sent ?? 0) >= limits.codes_per_phone_day)
    throw new RequestError('too_many', {
      en: 'This number has reached its daily limit of codes. Try again tomorrow',
      ar: 'بلغ هذا الرقم حد الرموز اليومي. حاول مجددًا غدًا',
    })
  if ((byAddress?.sent ?? 0) >= limits.codes_per_address_hour)
    throw new RequestError('too_many', { en: 'Too many codes requested. Try again in an hour', ar: 'طُلبت رموز كثيرة. حاول مجددًا بعد ساعة' })
}

const smsText = (code: string): Label => ({
  en: `${code} is your {brand} verification code. Do not share it with anyone.`,
  ar: `رمز التحقق في {brand}: ${code}
لا تشاركه مع أحد.`,
})
