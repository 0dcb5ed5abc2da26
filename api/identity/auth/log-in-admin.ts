import type { adminLoggedIn } from '@wasl/shared/contract/accounts.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { adminProfileOf } from '../accounts/admin-profile.ts'
import { checkTwoStep, twoStepNeeded } from '../two-factor/check-code.ts'
import { blockedAccount } from './blocked.ts'
import { wrongCredentials } from './log-in.ts'
import { openSession } from './open-session.ts'
import { isPassword } from './password.ts'
import { fullPhone } from './phone.ts'
import { forgetTries, throttleLogIn } from './throttle-log-in.ts'

const passwordEnded = () =>
  new Refusal('fail', [
    'This temporary password has ended. Ask a super admin for a new one',
    'انتهت صلاحية كلمة المرور المؤقتة. اطلب كلمة جديدة من المدير العام',
  ])

type Credentials = { phone: string; password: string; code?: string | undefined; user_agent?: string | undefined }

/** Opens a session of the back office, by password and, where it is switched on, a code of the authenticator app. As with the site, an unknown phone and a wrong password cannot be told apart. */
export async function logInAdmin(ctx: Ctx, input: Credentials): Promise<z.input<typeof adminLoggedIn>> {
  const phone = fullPhone(input.phone) ?? input.phone.slice(0, 40)
  await throttleLogIn(ctx, 'admin', phone)
  const [admin] = await ctx.db.select().from(admins).where(eq(admins.phone, phone))
  const right = await isPassword(admin?.password_hash ?? null, input.password)
  if (!admin || !right) throw wrongCredentials()
  if (admin.status === 'blocked') throw blockedAccount()
  if (admin.password_until && admin.password_until <= ctx.clock.now()) throw passwordEnded()
  if (admin.has_two_step) {
    if (!input.code) throw twoStepNeeded()
    await checkTwoStep(ctx, admin, input.code)
  }
  // Not sooner: a right password with wrong codes is throttled as wrong passwords are.
  await forgetTries(ctx, 'admin', phone)
  const token = await openSession(ctx, { realm: 'admin', admin_id: admin.id }, input.user_agent)
  return { token, admin: await adminProfileOf(ctx, admin.id) }
}
