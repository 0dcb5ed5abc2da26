import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { and, desc, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { secondsUntil } from '../../platform/instants.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { verificationCodes } from '../tables/access.ts'
import { challengeView } from './challenge-view.ts'
import { type CodeMessage, type CodeRequest, isOfRequest, sendCode } from './send-code.ts'

/** The challenge to activate this account with one of its registrations. Never that of another registration. */
export const ensureActivationCode = (ctx: Ctx, registration: Omit<CodeRequest, 'purpose'>): Promise<Challenge> =>
  ensureCode(ctx, { ...registration, purpose: 'register' })

/** The challenge of a request: the last one while it is too early to resend, otherwise a new one. */
export async function ensureCode(ctx: Ctx, request: CodeRequest, message?: CodeMessage): Promise<Challenge> {
  const now = ctx.clock.now()
  const limits = await loadSettings(ctx)
  const [last] = await ctx.db
    .select()
    .from(verificationCodes)
    .where(and(isOfRequest(request), isNull(verificationCodes.used_at), gt(verificationCodes.expires_at, now)))
    .orderBy(desc(verificationCodes.created_at))
    .limit(1)
  if (last && last.attempts < limits.code_attempts && secondsUntil(last.created_at, now) < limits.code_resend_seconds)
    return challengeView(last, now, limits)
  return sendCode(ctx, request, message)
}
