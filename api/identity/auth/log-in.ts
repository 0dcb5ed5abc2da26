import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../platform/context.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { fullPhone } from '../profiles/phone.ts'
import { loadProfile } from '../profiles/profile.ts'
import { openSession } from '../sessions/open-session.ts'
import { providers, users } from '../tables/people.ts'
import { ensureActivationCode } from './ensure-activation-code.ts'
import { loginAttemptFrom, rememberDevice } from './known-devices.ts'
import { accountBlocked, activationRequired, notRegistered, wrongCredentials } from './login-errors.ts'
import { verifyPassword } from './password.ts'
import { reportFailedLogin } from './report-failed-login.ts'
import { clearAttempts, throttleLogin } from './throttle-login.ts'

const companies = alias(users, 'companies')

type UserCredentials = { phone: string; password: string; device?: string | undefined; user_agent?: string | undefined }

/**
 * Opens a session. An unknown phone and a wrong password give the same error after the same time, unless the settings tell them apart. Only with the right password is it
 * revealed that the account is blocked or not activated (then a code is sent and the challenge is in the error's `data`).
 */
export async function logIn(ctx: Ctx, input: UserCredentials): Promise<{ token: string; device: string; user: Profile }> {
  const phone = fullPhone(input.phone) ?? input.phone.slice(0, 40)
  const attempt = await loginAttemptFrom(ctx, { realm: 'site', phone }, input.device)
  await throttleLogin(ctx, attempt)
  const [row] = await ctx.db
    .select({ user: users, provider_status: providers.status, company_status: companies.status })
    .from(users)
    .leftJoin(providers, eq(providers.id, users.provider_id))
    .leftJoin(companies, eq(companies.id, users.company_id))
    .where(eq(users.phone, phone))
  const user = row?.user
  const isRight = await verifyPassword(user?.password_hash ?? null, input.password)
  if (user && !isRight) await reportFailedLogin(ctx, attempt, user)
  if (!user && (await loadSettings(ctx)).reveal_unknown_phones === 'on') throw notRegistered()
  if (!user || !isRight) throw wrongCredentials()
  await clearAttempts(ctx, attempt)
  const isClosed = row.provider_status === 'blocked' || (row.company_status ?? 'active') !== 'active'
  if (user.status === 'blocked' || isClosed) throw accountBlocked()
  if (user.status === 'not_activated')
    throw activationRequired(await ensureActivationCode(ctx, { user_id: user.id, phone, registration_id: null }))
  const token = await openSession(ctx, { realm: 'site', user_id: user.id }, input.user_agent)
  return { token, device: await rememberDevice(ctx, attempt, input.device), user: await loadProfile(ctx, user.id) }
}
