import { latinDigits } from '@wasl/shared/utils/normalize-text.ts'
import { and, eq, lt } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { invalid, RequestError } from '../../platform/http/errors.ts'
import { admins } from '../tables/people.ts'
import { decryptSecret } from './encrypt-secret.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'
import { periodOf } from './totp.ts'

type TwoFactorAdmin = Pick<typeof admins.$inferSelect, 'id' | 'two_factor_secret'>

/** Accepts a code of the authenticator app or a recovery code, each once. Throws a field error for anything else. */
export async function consumeTwoFactorCode(ctx: Ctx, admin: TwoFactorAdmin, raw: string): Promise<void> {
  const code = latinDigits(raw).trim()
  const isRight = /^\d{6}$/.test(code) ? await consumeAppCode(ctx, admin, code) : await consumeRecoveryCode(ctx, admin.id, code)
  if (!isRight) throw wrongTwoFactorCode()
}

/** Whether this is a current code of the authenticator app. Each code is accepted once, so an observed code cannot be reused. */
export async function consumeAppCode({ db, clock, env }: Ctx, { id, two_factor_secret }: TwoFactorAdmin, raw: string): Promise<boolean> {
  const period = two_factor_secret && periodOf(decryptSecret(env, two_factor_secret, id), latinDigits(raw).trim(), clock.now())
  if (!period) return false
  const updated = await db
    .update(admins)
    .set({ two_factor_last_period: period })
    .where(and(eq(admins.id, id), lt(admins.two_factor_last_period, period)))
    .returning({ id: admins.id })
  return updated.length > 0
}

export const wrongTwoFactorCode = () => invalid('code', { en: 'Wrong or already used code', ar: 'الرمز غير صحيح أو سبق استخدامه' })

/** The password is right, but a code of the authenticator app is needed too. */
export const twoFactorRequired = () =>
  new RequestError(
    'invalid',
    { en: 'Enter the code from your authenticator app', ar: 'أدخل رمز تطبيق المصادقة' },
    {
      errors: { code: [{ en: 'Enter the code from your authenticator app', ar: 'أدخل رمز تطبيق المصادقة' }] },
      details: { two_factor_required: true },
    },
  )
