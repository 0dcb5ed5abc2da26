import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { codes } from '../../platform/db/tables/access.ts'
import { challengeView } from './challenge-view.ts'
import { secondsUntil } from './later.ts'
import { sendCode } from './send-code.ts'

/** The challenge by which this user activates the account: the one just sent while it is too early for another, else a new one. */
export async function ensureActivationCode(ctx: Ctx, user: { id: string; phone: string }): Promise<Challenge> {
  const now = ctx.clock.now()
  const limits = await settingsOf(ctx)
  const [last] = await ctx.db
    .select()
    .from(codes)
    .where(and(eq(codes.user_id, user.id), eq(codes.purpose, 'register'), isNull(codes.used_at), gt(codes.expires_at, now)))
    .orderBy(desc(codes.created_at))
    .limit(1)
  if (last && last.tries < limits.code_tries && secondsUntil(last.created_at, now) < limits.code_resend_seconds)
    return challengeView(last, now, limits)
  return sendCode(ctx, { purpose: 'register', phone: user.phone, user_id: user.id })
}
