import { randomInt } from 'node:crypto'
import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import type { MessagePurpose } from '@wasl/shared/notifications/message-purposes.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import { daySeconds, hourSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { RequestError } from '../../platform/http/errors.ts'
import { networkOf } from '../../platform/http/network.ts'
import { senderLimits } from '../../platform/http/sender-limits.ts'
import { addSeconds } from '../../platform/instants.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { verificationCodes } from '../tables/access.ts'
import { challengeView } from './challenge-view.ts'
import { codeHash } from './code-hash.ts'
import { loginAttemptFrom } from './known-devices.ts'

export type CodePurpose = (typeof verificationCodes.$inferSelect)['purpose']

/** `device`: the token that the browser sent, of an earlier login. `user_id`: none for a phone without an account. `registration_id`: what the code applies when it activates the account; null if the account has its form already. `nafath_request_id`: the identity that the code gives to the account. `subject_hash`: what it confirms; none for the purpose alone. */
export type CodeRequest = {
  purpose: CodePurpose
  phone: string
  user_id: string | null
  registration_id: string | null
  nafath_request_id?: string | null
  subject_hash?: string | null
  device?: string | undefined
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

/** How long a code is valid, its digits, and the message that carries it, unless as usual. `email`: where it is sent instead of the phone. */
export type CodeMessage = {
  seconds?: number
  digits?: number
  email?: { recipient: string; subject: Label }
  text: (code: string, challenge_id: string) => Label
}

/**
 * Sends a new code, of four digits and by SMS as a rule, and returns its challenge. Earlier codes of the same request become invalid.
 * Throws `too_many` when the daily limit of the phone or the hourly limit of the network is reached.
 */
export const sendCode = (ctx: Ctx, request: CodeRequest, message?: CodeMessage): Promise<Challenge> =>
  inTransaction(ctx, async (ctx) => {
    const { purpose, phone, user_id, registration_id, nafath_request_id = null, subject_hash = null } = request
    if (!ctx.adapters.sms && !message?.email) throw smsIsOff()
    const is_own = await isOwnRequest(ctx, request)
    // Serialized per phone, so that the count below is reliable.
    await lockUntilCommit(ctx.db, 'verificationCodes', phone)
    await assertWithinLimits(ctx, { purpose, phone, is_own })
    const now = ctx.clock.now()
    await ctx.db
      .update(verificationCodes)
      .set({ used_at: now })
      .where(and(isOfRequest(request), isNull(verificationCodes.used_at)))

    const id = crypto.randomUUID()
    const digits = message?.digits ?? 4
    const code = String(randomInt(10 ** digits)).padStart(digits, '0')
    const limits = await loadSettings(ctx)
    const row = {
      id,
      purpose,
      phone,
      user_id,
      registration_id,
      nafath_request_id,
      subject_hash,
      address: networkOf(ctx.address),
      is_own,
      created_at: now,
      expires_at: addSeconds(now, message?.seconds ?? limits.code_minutes * 60),
    }
    await ctx.db.insert(verificationCodes).values({ ...row, code_hash: codeHash(id, code) })
    // Without an account nothing is sent, and the response is the same.
    const text = labelIn(message?.text(code, id) ?? smsText(code), ctx.locale)
    const email = message?.email
    const kind: MessagePurpose = purpose === 'invitation' ? 'invitation' : 'code'
    if (user_id) {
      const common = { purpose: kind, user_id, expires_at: row.expires_at, is_urgent: true }
      await enqueue(ctx, [
        email
          ? {
              ...common,
              channel: 'email',
              recipient: email.recipient,
              body: text,
              payload: { subject: labelIn(email.subject, ctx.locale) },
            }
          : { ...common, channel: 'sms', recipient: phone, body: `${text}\n${autofillLine(ctx, code)}` },
      ])
    }
    return challengeView(row, now, limits)
  })

// For every phone alike, so that it says nothing about accounts.
const smsIsOff = () =>
  new RequestError('busy', {
    en: 'Codes cannot be sent at the moment, because text messages are not set up',
    ar: 'لا يمكن إرسال رموز التحقق الآن لأن الرسائل النصية غير مفعّلة',
  })

// The owner and some strangers together: enough for a family that tries one phone, too few to flood it with messages.
const strangersFactor = 4

/** Whether the owner of the account asks: in a session, or on a device that the account knows. */
async function isOwnRequest(ctx: Ctx, { purpose, phone, user_id, device }: CodeRequest): Promise<boolean> {
  if (user_id === null) return false
  if (ctx.principal.kind === 'user') return ctx.principal.id === user_id
  return purpose === 'reset' || purpose === 'reset_email'
    ? (await loginAttemptFrom(ctx, { realm: 'site', phone }, device)).device !== null
    : false
}

/**
 * The codes of a phone count by their purpose. Those that its owner asked for count apart; among all others, each network has the limit of a
 * phone, and all together several times as much. So nobody uses up the codes of somebody else.
 */
async function assertWithinLimits(ctx: Ctx, { purpose, phone, is_own }: { purpose: CodePurpose; phone: string; is_own: boolean }) {
  const { codes_per_phone_day, codes_per_address_hour } = await loadSettings(ctx)
  const since = (seconds: number) => gt(verificationCodes.created_at, addSeconds(ctx.clock.now(), -seconds))
  const ofPhone = and(
    eq(verificationCodes.phone, phone),
    eq(verificationCodes.purpose, purpose),
    eq(verificationCodes.is_own, is_own),
    since(daySeconds),
  )
  const isFromHere = eq(verificationCodes.address, networkOf(ctx.address))
  const fromHere = is_own ? ofPhone : and(ofPhone, isFromHere)
  if ((await ctx.db.$count(verificationCodes, fromHere)) >= codes_per_phone_day) throw tooManyOfPhone()
  if ((await ctx.db.$count(verificationCodes, ofPhone)) >= codes_per_phone_day * strangersFactor) throw tooManyOfPhone()
  for (const { isSender, factor } of senderLimits(verificationCodes.address, ctx.address))
    if ((await ctx.db.$count(verificationCodes, and(isSender, since(hourSeconds)))) >= codes_per_address_hour * factor)
      throw new RequestError('too_many', {
        en: 'Too many codes requested. Try again in an hour',
        ar: 'طُلبت رموز كثيرة. حاول مجددًا بعد ساعة',
      })
}

const tooManyOfPhone = () =>
  new RequestError('too_many', {
    en: 'This number has reached its daily limit of codes. Try again tomorrow',
    ar: 'بلغ هذا الرقم حد الرموز اليومي. حاول مجددًا غدًا',
  })

/** The last line by which browsers offer the code on this site only (origin-bound one-time codes). */
const autofillLine = ({ env }: Pick<Ctx, 'env'>, code: string): string =>
  `@${new URL(env.PUBLIC_URL ?? 'http://localhost').hostname} #${code}`

const smsText = (code: string): Label => ({
  en: `${code} is your {brand} verification code. Do not share it with anyone.`,
  ar: `رمز التحقق في {brand}: ${code}
لا تشاركه مع أحد.`,
})
