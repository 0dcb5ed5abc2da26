import type { ResetStep } from '@wasl/shared/contract/account-security.ts'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { addSeconds } from '../../platform/instants.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { notify, offeredChannels } from '../../resources/notify.ts'
import type { users } from '../tables/people.ts'
import { ensureCode } from './ensure-activation-code.ts'
import { addWaitingDevice, loginAttemptFrom } from './known-devices.ts'

type Account = Pick<typeof users.$inferSelect, 'id' | 'phone' | 'email' | 'locale'>

// Long enough that the owner sees the SMS and can log in.
const waitSeconds = daySeconds

/** Whether the browser that sent this token may reset the password with the code of the phone alone. */
export const isKnownDevice = async (ctx: Ctx, { phone }: Pick<Account, 'phone'>, device: string | undefined): Promise<boolean> =>
  (await loginAttemptFrom(ctx, { realm: 'site', phone }, device)).device !== null

/**
 * What a reset needs besides the right code of the phone, whose four digits somebody guesses if they try it on many accounts: nothing on a
 * device that the account knows, else the code of an email, which is sent; people without email wait.
 */
export async function nextResetStep(ctx: Ctx, user: Account, device: string | undefined): Promise<ResetStep> {
  if (await isKnownDevice(ctx, user, device)) return { next: 'password' }
  const { id: user_id, phone, email } = user
  if (!email || !offeredChannels(ctx).includes('email')) return startWaiting(ctx, user, device)
  const { challenge_id } = await ensureCode(
    ctx,
    { purpose: 'reset_email', phone, user_id, registration_id: null },
    { digits: 6, email: { recipient: email, subject: emailSubject }, text: emailText },
  )
  return { next: 'email', email: maskedEmail(email), email_challenge_id: challenge_id }
}

/** Lets this browser reset the password after a day, and tells the owner, whose login stops it. */
export const startWaiting = (ctx: Ctx, { id, phone, locale }: Account, device: string | undefined): Promise<ResetStep> =>
  inTransaction(ctx, async (ctx) => {
    const usable_from = addSeconds(ctx.clock.now(), waitSeconds)
    const waiting = await addWaitingDevice(ctx, { phone, usable_from }, device)
    if (waiting.isNew) {
      const at = { ar: formatDateTime(usable_from, 'ar'), en: formatDateTime(usable_from, 'en') }
      await notify(ctx, { user_ids: [id], type: 'reset_waiting', params: { at }, link: pages.settings({ tab: 'sessions' }) })
      await enqueue(ctx, [
        { channel: 'sms', purpose: 'reset_waiting', user_id: id, recipient: phone, body: labelIn(waitingSms(at), locale) },
      ])
    }
    return { next: 'wait', device: waiting.token, usable_from: waiting.usable_from }
  })

/** The address with its first letter and its domain: s•••@example.com. */
const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')

const emailSubject: Label = { en: 'Your code for a new password', ar: 'رمزك لكلمة مرور جديدة' }
const emailText = (code: string): Label => ({
  en: `${code} is your code for a new password on Wasl. Do not share it with anyone. If you did not ask for it, somebody else has the code of your phone: contact us.`,
  ar: `رمزك لكلمة مرور جديدة في وصل: ${code}
لا تشاركه مع أحد. إن لم تطلبه فقد وصل رمز جوالك إلى غيرك: تواصل معنا.`,
})
const waitingSms = (at: Label): Label => ({
  en: `A new password for your Wasl account was requested on a new device. It is possible from ${at.en} on. If it was not you, log in before then, which stops it.`,
  ar: `طُلبت كلمة مرور جديدة لحسابك في وصل من جهاز جديد، وتصبح متاحة ابتداءً من ${at.ar}. إن لم تكن أنت فسجّل الدخول قبل ذلك ليُلغى الطلب.`,
})
