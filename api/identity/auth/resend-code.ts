import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { verificationCodes } from '../tables/access.ts'
import { users } from '../tables/people.ts'
import { ensureActivationCode } from './ensure-activation-code.ts'

/** Sends another code for a challenge whose account is not activated yet, to activate it with the same registration. */
export async function resendCode(ctx: Ctx, { challenge_id }: { challenge_id: string }): Promise<Challenge> {
  const [found] = await ctx.db
    .select({
      user_id: users.id,
      phone: users.phone,
      status: users.status,
      registration_id: verificationCodes.registration_id,
      nafath_request_id: verificationCodes.nafath_request_id,
    })
    .from(verificationCodes)
    .innerJoin(users, eq(users.id, verificationCodes.user_id))
    .where(and(eq(verificationCodes.id, challenge_id), eq(verificationCodes.purpose, 'register')))
  if (found?.status !== 'not_activated') throw notFound()
  const { status, ...request } = found
  return ensureActivationCode(ctx, request)
}

/** Sends the code that activates the account of this session. */
export async function sendActivation(ctx: Ctx): Promise<Challenge> {
  const { principal } = ctx
  if (principal.kind !== 'user' || principal.status !== 'not_activated') throw notFound()
  const [user] = await ctx.db.select({ phone: users.phone }).from(users).where(eq(users.id, principal.id))
  if (!user) throw notFound()
  return ensureActivationCode(ctx, { user_id: principal.id, phone: user.phone, registration_id: null })
}
