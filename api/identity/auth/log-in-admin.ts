import type { adminProfile } from '@wasl/shared/contract/accounts.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { loadAdminProfile } from '../profiles/admin-profile.ts'
import { fullPhone } from '../profiles/phone.ts'
import { openSession } from '../sessions/open-session.ts'
import { admins } from '../tables/people.ts'
import { consumeTwoFactorCode, twoFactorRequired } from '../two-factor/check-code.ts'
import { loginAttemptFrom, rememberDevice } from './known-devices.ts'
import { accountBlocked, temporaryPasswordExpired, wrongCredentials } from './login-errors.ts'
import { verifyPassword } from './password.ts'
import { reportFailedLogin } from './report-failed-login.ts'
import { clearAttempts, throttleLogin } from './throttle-login.ts'

type AdminCredentials = {
  phone: string
  password: string
  code?: string | undefined
  device?: string | undefined
  user_agent?: string | undefined
}

/** Opens an admin session with the password and, when two-factor authentication is enabled, a code. Like on the site, an unknown phone and a wrong password give the same error. */
export async function logInAdmin(
  ctx: Ctx,
  input: AdminCredentials,
): Promise<{ token: string; device: string; admin: z.input<typeof adminProfile> }> {
  const phone = fullPhone(input.phone) ?? input.phone.slice(0, 40)
  const attempt = await loginAttemptFrom(ctx, { realm: 'admin', phone }, input.device)
  await throttleLogin(ctx, attempt)
  const [admin] = await ctx.db.select().from(admins).where(eq(admins.phone, phone))
  const isRight = await verifyPassword(admin?.password_hash ?? null, input.password)
  if (admin && !isRight) await reportFailedLogin(ctx, attempt, admin)
  if (!admin || !isRight) throw wrongCredentials()
  if (admin.status === 'blocked') throw accountBlocked()
  if (admin.password_expires_at && admin.password_expires_at <= ctx.clock.now()) throw temporaryPasswordExpired()
  if (admin.has_two_factor) {
    if (!input.code) throw twoFactorRequired()
    await consumeTwoFactorCode(ctx, admin, input.code)
  }
  // Only here: wrong codes after the right password must count as failed attempts too.
  await clearAttempts(ctx, attempt)
  const token = await openSession(ctx, { realm: 'admin', admin_id: admin.id }, input.user_agent)
  return { token, device: await rememberDevice(ctx, attempt, input.device), admin: await loadAdminProfile(ctx, admin.id) }
}
