import type { Challenge, Profile } from '@wasl/shared/contract/accounts.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { sqlErrorOf } from '../../platform/db/sql-errors.ts'
import { invalid, notFound } from '../../platform/http/errors.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { notify } from '../../resources/notify.ts'
import { audit } from '../../resources/write/audit.ts'
import { deleteWaitingAccount, releaseExpiredInvitation } from '../auth/apply-registration.ts'
import { codeUnusable, consumeCode } from '../auth/check-code.ts'
import { ensureCode } from '../auth/ensure-activation-code.ts'
import { sendCode } from '../auth/send-code.ts'
import { nationalPhone } from '../profiles/phone.ts'
import { loadProfile } from '../profiles/profile.ts'
import { endOtherSessions } from '../sessions/own-sessions.ts'
import { knownDevices, verificationCodes } from '../tables/access.ts'
import { users } from '../tables/people.ts'
import { verifyUserPassword } from './verify-own-password.ts'

const purpose = 'phone' as const

/** Sends a code to the new phone of the current user. A phone that another account uses is a field error. */
export async function startPhoneChange(ctx: UserCtx, { password, phone }: { password: string; phone: string }): Promise<Challenge> {
  const user = await verifyUserPassword(ctx, password, 'password')
  if (user.phone === phone) throw invalid('phone', { en: 'This is already your number', ar: 'هذا رقمك الحالي' })
  if (await isTaken(ctx, phone)) throw phoneTaken()
  return sendCode(ctx, { purpose, phone, user_id: user.id, registration_id: null })
}

/** Sends the code of the current user's own challenge again. */
export async function resendPhoneCode(ctx: UserCtx, challenge_id: string): Promise<Challenge> {
  const [sent] = await ctx.db
    .select({ phone: verificationCodes.phone })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.id, challenge_id),
        eq(verificationCodes.purpose, purpose),
        eq(verificationCodes.user_id, ctx.principal.id),
        isNull(verificationCodes.used_at),
      ),
    )
  if (!sent) throw notFound()
  return ensureCode(ctx, { purpose, phone: sent.phone, user_id: ctx.principal.id, registration_id: null })
}

/** Makes the verified phone the current user's, ends their other sessions and informs the old number. */
export async function finishPhoneChange(ctx: UserCtx, attempt: { challenge_id: string; code: string }): Promise<Profile> {
  // Outside the transaction: a failed attempt must stay counted.
  const { phone } = await consumeCode(ctx, { ...attempt, purpose, user_id: ctx.principal.id })
  try {
    return await inTransaction(ctx, (tx) => savePhone({ ...tx, principal: ctx.principal }, phone))
  } catch (error) {
    // A registration may have taken the phone meanwhile: the unique index decides.
    if (sqlErrorOf(error)?.code === '23505') throw phoneTaken()
    throw error
  }
}

async function savePhone(ctx: UserCtx, phone: string): Promise<Profile> {
  const { id } = ctx.principal
  await lockUntilCommit(ctx.db, 'verificationCodes', phone)
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id)).for('update')
  if (user?.status !== 'active') throw codeUnusable()
  await releaseExpiredInvitation(ctx, phone)
  if (await isTaken(ctx, phone)) throw phoneTaken()
  await removeWaitingAccount(ctx, phone)
  await ctx.db.update(users).set({ phone, updated_at: ctx.clock.now() }).where(eq(users.id, id))
  await moveKnownDevices(ctx, { from: user.phone, to: phone })
  await endOtherSessions(ctx)
  await audit(ctx, { action: 'change_phone', resource: 'users', row_id: id, before: { phone: user.phone }, after: { phone } })
  await notify(ctx, {
    user_ids: [id],
    type: 'phone_changed',
    params: { phone: nationalPhone(phone) },
    link: pages.settings({ tab: 'sessions' }),
  })
  await enqueue(ctx, [
    { channel: 'sms', purpose: 'phone_changed', user_id: id, recipient: user.phone, body: labelIn(smsText, user.locale) },
  ])
  return loadProfile(ctx, id)
}

/** Whether an account uses the phone. Somebody who never verified it does not: the phone belongs to the person who gets the code. */
async function isTaken(ctx: Ctx, phone: string): Promise<boolean> {
  const [holder] = await ctx.db.select({ status: users.status, is_invited: users.is_invited }).from(users).where(eq(users.phone, phone))
  return holder !== undefined && !(holder.status === 'not_activated' && !holder.is_invited)
}

/** A registration that was never verified must not keep the phone from its owner. */
async function removeWaitingAccount(ctx: Ctx, phone: string): Promise<void> {
  const [waiting] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
  if (!waiting) return
  await deleteWaitingAccount(ctx, waiting.id)
}

/** Devices are known by phone: those of the old one must not stay known to the next account with it. */
async function moveKnownDevices(ctx: Ctx, { from, to }: { from: string; to: string }): Promise<void> {
  const isOf = (phone: string) => and(eq(knownDevices.realm, 'site'), eq(knownDevices.phone, phone))
  await ctx.db.delete(knownDevices).where(isOf(to))
  await ctx.db.update(knownDevices).set({ phone: to }).where(isOf(from))
}

const phoneTaken = () => invalid('phone', { en: 'Another account uses this number', ar: 'هذا الرقم مستخدم في حساب آخر' })

const smsText: Label = {
  en: 'Your {brand} account now uses another mobile number. If it was not you, contact us at once.',
  ar: 'أصبح حسابك في {brand} مرتبطًا برقم جوال آخر. إن لم تكن أنت فتواصل معنا فورًا.',
}
