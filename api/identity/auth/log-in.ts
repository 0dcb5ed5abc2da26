import type { Challenge, Profile } from '@wasl/shared/contract/accounts.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { providers, users } from '../../platform/db/tables/people.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { profileOf } from '../accounts/profile.ts'
import { blockedAccount } from './blocked.ts'
import { ensureActivationCode } from './ensure-activation-code.ts'
import { openSession } from './open-session.ts'
import { isPassword } from './password.ts'
import { fullPhone } from './phone.ts'
import { forgetTries, throttleLogIn } from './throttle-log-in.ts'

type Credentials = { phone: string; password: string; user_agent?: string | undefined }

/**
 * Opens a session. An unknown phone and a wrong password get the same answer after the same time; only who knows the password learns that
 * the account is blocked, or that it waits for its code (then a code is sent and the challenge is in the answer's data).
 */
export async function logIn(ctx: Ctx, input: Credentials): Promise<{ token: string; user: Profile }> {
  const phone = fullPhone(input.phone) ?? input.phone.slice(0, 40)
  await throttleLogIn(ctx, 'site', phone)
  const [found] = await ctx.db
    .select({ user: users, provider_status: providers.status })
    .from(users)
    .leftJoin(providers, eq(providers.id, users.provider_id))
    .where(eq(users.phone, phone))
  const user = found?.user
  const right = await isPassword(user?.password_hash ?? null, input.password)
  if (!user || !right) throw wrongCredentials()
  await forgetTries(ctx, 'site', phone)
  if (user.status === 'blocked' || found.provider_status === 'blocked') throw blockedAccount()
  if (user.status === 'not_activated') throw needsActivation(await ensureActivationCode(ctx, user))
  const token = await openSession(ctx, { realm: 'site', user_id: user.id }, input.user_agent)
  return { token, user: await profileOf(ctx, user.id) }
}

/** The one answer to whoever does not know a phone and its password. */
export const wrongCredentials = () =>
  new Refusal('fail', ['The mobile number or the password is not right', 'رقم الجوال أو كلمة المرور غير صحيحة'])

const needsActivation = (data: Challenge) =>
  new Refusal('needActive', ['Enter the code we sent to activate your account', 'أدخل رمز التحقق المرسل إليك لتفعيل حسابك'], {
    more: { data },
  })
