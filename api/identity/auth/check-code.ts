import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { invalid } from '../../platform/http/errors.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { verificationCodes } from '../tables/access.ts'
import { codeHash, isSameHash } from './code-hash.ts'
import type { CodePurpose } from './send-code.ts'

type VerificationCode = typeof verificationCodes.$inferSelect
/** `user_id`: the only account whose challenge it may be. `subject_hash`: the only thing that it may confirm. `field`: of the form, for the messages. */
type CodeAttempt = {
  purpose: CodePurpose
  challenge_id: string
  code: string
  user_id?: string
  subject_hash?: string
  field?: 'code' | 'email_code'
}

/**
 * Checks the code of a challenge and marks it as used. The attempt is counted before the code is compared, so that concurrent requests
 * get no extra attempts. A code of another purpose or account is not found and not counted. Throws a field error for a wrong code, and one that asks for a new code when the challenge is used,
 * expired or has no attempts left.
 */
export async function consumeCode(ctx: Ctx, attempt: CodeAttempt): Promise<VerificationCode> {
  await checkCode(ctx, attempt)
  return useCode(ctx, attempt)
}

/** Marks a code that was checked as used. Throws a field error if another request used it meanwhile. */
export async function useCode(ctx: Ctx, attempt: Omit<CodeAttempt, 'code'>): Promise<VerificationCode> {
  const [used] = await ctx.db.update(verificationCodes).set({ used_at: ctx.clock.now() }).where(isOpen(ctx, attempt)).returning()
  if (!used) throw codeUnusable(attempt.field)
  return used
}

/** Checks the code of a challenge as `consumeCode` does, and counts the attempt, but leaves the code to be used. */
export async function checkCode(ctx: Ctx, attempt: CodeAttempt): Promise<VerificationCode> {
  const { code_attempts } = await loadSettings(ctx)
  const open = isOpen(ctx, attempt)
  const [attempted] = await ctx.db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(open, lt(verificationCodes.attempts, code_attempts)))
    .returning()
  if (!attempted) throw (await hasOpenChallenge(ctx, open)) ? tooManyWrongCodes(attempt.field) : codeUnusable(attempt.field)
  if (!isSameHash(attempted.code_hash, codeHash(attempted.id, attempt.code)))
    throw attempted.attempts < code_attempts
      ? wrongCode(code_attempts - attempted.attempts, attempt.field)
      : tooManyWrongCodes(attempt.field)
  return attempted
}

const isOpen = ({ clock }: Ctx, attempt: Omit<CodeAttempt, 'code'>) =>
  and(
    eq(verificationCodes.id, attempt.challenge_id),
    eq(verificationCodes.purpose, attempt.purpose),
    attempt.user_id === undefined ? undefined : eq(verificationCodes.user_id, attempt.user_id),
    attempt.subject_hash === undefined ? undefined : eq(verificationCodes.subject_hash, attempt.subject_hash),
    isNull(verificationCodes.used_at),
    gt(verificationCodes.expires_at, clock.now()),
  )

async function hasOpenChallenge({ db }: Ctx, isOpen: SQL | undefined): Promise<boolean> {
  const [open] = await db.select({ id: verificationCodes.id }).from(verificationCodes).where(isOpen)
  return open !== undefined
}

const wrongCode = (left: number, field: string = 'code') =>
  invalid(field, { en: `Wrong code. Tries left: ${left}`, ar: `رمز التحقق غير صحيح. المحاولات الباقية: ${left}` })

export const codeUnusable = (field: string = 'code') =>
  invalid(field, { en: 'This code is no longer valid. Request a new one', ar: 'انتهت صلاحية الرمز. اطلب رمزًا جديدًا' })

const tooManyWrongCodes = (field: string = 'code') =>
  invalid(field, { en: 'You entered too many wrong codes. Request a new one', ar: 'أدخلت رموزًا خاطئة كثيرة. اطلب رمزًا جديدًا' })
