import { latinDigits } from '@wasl/shared/registry/normalize-text.ts'
import { and, eq, lt } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { admins } from '../../platform/db/tables/people.ts'
import { invalid, Refusal } from '../../platform/http/errors.ts'
import { unseal } from './encrypt-secret.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { periodOf } from './totp.ts'

type Holder = Pick<typeof admins.$inferSelect, 'id' | 'two_step_secret'>

/** Takes a code of the app, each once, or a recovery code. Throws what the form is to say when it is neither. */
export async function checkTwoStep(ctx: Ctx, admin: Holder, raw: string): Promise<void> {
  const code = latinDigits(raw).trim()
  const isRight = /^\d{6}$/.test(code) ? await useAppCode(ctx, admin, code) : await useRecoveryCode(ctx, admin.id, code)
  if (!isRight) throw wrongTwoStep()
}

/** Takes a code of the app alone, as when it is set up. A code that was taken once, seen over a shoulder, opens nothing. */
export async function useAppCode({ db, clock, env }: Ctx, { id, two_step_secret }: Holder, raw: string): Promise<boolean> {
  const period = two_step_secret && periodOf(unseal(env, two_step_secret, id), latinDigits(raw).trim(), clock.now())
  if (!period) return false
  const taken = await db
    .update(admins)
    .set({ two_step_used: period })
    .where(and(eq(admins.id, id), lt(admins.two_step_used, period)))
    .returning({ id: admins.id })
  return taken.length > 0
}

/** The code is wrong, used or too old. */
export const wrongTwoStep = () => invalid('code', ['This code is wrong or was used already', 'الرمز غير صحيح أو سبق استخدامه'])

/** The password was right; the code of the app is asked for. */
export const twoStepNeeded = () =>
  new Refusal('invalid', ['Enter the code of your authenticator app', 'أدخل رمز تطبيق المصادقة'], {
    errors: { code: [['Enter the code of your authenticator app', 'أدخل رمز تطبيق المصادقة']] },
    more: { two_step: true },
  })
