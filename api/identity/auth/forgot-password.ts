import { type ResetStep, resetPasswordForm } from '@wasl/shared/contract/account-security.ts'
import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { pages } from '@wasl/shared/pages/pages.ts'
import { messages } from '@wasl/shared/registry/messages.ts'
import { type Label, labelIn } from '@wasl/shared/units.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { asSystem } from '../../platform/jobs/system-ctx.ts'
import { notify } from '../../resources/notify.ts'
import { audit } from '../../resources/write/audit.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { endUserSessions } from '../sessions/end-sessions.ts'
import { users } from '../tables/people.ts'
import { checkCode, codeUnusable, consumeCode, useCode } from './check-code.ts'
import { ensureCode } from './ensure-activation-code.ts'
import { notRegistered } from './login-errors.ts'
import { assertNotPhone, hashPassword } from './password.ts'
import { isKnownDevice, nextResetStep, startWaiting } from './reset-step.ts'

const purpose = 'reset' as const

/**
 * Sends a code to the phone of an active account. For any other phone nothing is sent, but the response and its limits are the same, so that
 * nobody learns who has an account, unless the settings tell that a phone has none.
 */
export async function startPasswordReset(ctx: Ctx, { phone, device }: { phone: string; device?: string | undefined }): Promise<Challenge> {
  const [user] = await ctx.db.select({ id: users.id, status: users.status }).from(users).where(eq(users.phone, phone))
  if (!user && (await loadSettings(ctx)).reveal_unknown_phones === 'on') throw notRegistered()
  return ensureCode(ctx, { purpose, phone, user_id: user?.status === 'active' ? user.id : null, registration_id: null, device })
}

type ResetAttempt = { challenge_id: string; code: string; device?: string | undefined }

/** What follows a right code, which stays valid for the new password. Throws a field error for a wrong one. */
export async function checkResetCode(ctx: Ctx, { device, ...attempt }: ResetAttempt): Promise<ResetStep> {
  const { user_id } = await checkCode(ctx, { ...attempt, purpose })
  return nextResetStep(ctx, await loadAccount(ctx, user_id), device)
}

/** For people who cannot open their email: the device may reset the password after a day. */
export async function waitForReset(ctx: Ctx, { device, ...attempt }: ResetAttempt): Promise<ResetStep> {
  const { user_id } = await checkCode(ctx, { ...attempt, purpose })
  return startWaiting(ctx, await loadAccount(ctx, user_id), device)
}

/**
 * Sets the new password, ends all sessions of the account and informs its owner. A device that the account does not know needs the code of the
 * email too.
 */
export async function finishPasswordReset(ctx: Ctx, input: unknown): Promise<void> {
  const { challenge_id, code, password, device, ...email } = parse(resetPasswordForm((await loadSettings(ctx)).password_min), input)
  // Outside the transaction: a failed attempt must stay counted.
  const { user_id, phone } = await checkCode(ctx, { challenge_id, code, purpose })
  if (!user_id) throw codeUnusable()
  assertNotPhone(password, phone)
  if (!(await isKnownDevice(ctx, { phone }, device))) await consumeEmailCode(ctx, user_id, email)
  await useCode(ctx, { challenge_id, purpose })
  const password_hash = await hashPassword(password)
  await inTransaction(ctx, async (ctx) => {
    const [user] = await ctx.db
      .update(users)
      .set({ password_hash, updated_at: ctx.clock.now() })
      .where(and(eq(users.id, user_id), eq(users.status, 'active')))
      .returning()
    if (!user) throw codeUnusable()
    await endUserSessions(ctx, [user.id])
    await audit(asSystem(ctx), { action: 'change_password', resource: 'users', row_id: user.id })
    await notify(ctx, { user_ids: [user.id], type: 'password_changed', link: pages.settings({ tab: 'sessions' }) })
    await enqueue(ctx, [
      { channel: 'sms', purpose: 'password_changed', user_id: user.id, recipient: user.phone, body: labelIn(smsText, user.locale) },
    ])
  })
}

async function consumeEmailCode(
  ctx: Ctx,
  user_id: string,
  { email_challenge_id, email_code }: { email_challenge_id?: string | undefined; email_code?: string | undefined },
): Promise<void> {
  const field = 'email_code'
  if (!email_challenge_id || !email_code) throw invalid(field, messages.required)
  await consumeCode(ctx, { purpose: 'reset_email', challenge_id: email_challenge_id, code: email_code, user_id, field })
}

/** The active account whose code it was: the code of an unknown phone is right for nobody. */
async function loadAccount({ db }: Ctx, user_id: string | null) {
  const [user] = user_id
    ? await db
        .select()
        .from(users)
        .where(and(eq(users.id, user_id), eq(users.status, 'active')))
    : []
  if (!user) throw codeUnusable()
  return user
}

const smsText: Label = {
  en: 'The password of your {brand} account was reset and all devices were logged out. If it was not you, contact us at once.',
  ar: 'أُعيد تعيين كلمة مرور حسابك في {brand} وسُجّل خروج كل الأجهزة. إن لم تكن أنت فتواصل معنا فورًا.',
}
