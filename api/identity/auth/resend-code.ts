import type { Challenge } from '@wasl/shared/contract/accounts.ts'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { codes } from '../../platform/db/tables/access.ts'
import { users } from '../../platform/db/tables/people.ts'
import { notFound } from '../../platform/http/errors.ts'
import { ensureActivationCode } from './ensure-activation-code.ts'

/** Sends another code for a challenge whose account still waits for its activation. */
export async function resendCode(ctx: Ctx, { challenge_id }: { challenge_id: string }): Promise<Challenge> {
  const [found] = await ctx.db
    .select({ id: users.id, phone: users.phone, status: users.status })
    .from(codes)
    .innerJoin(users, eq(users.id, codes.user_id))
    .where(eq(codes.id, challenge_id))
  if (found?.status !== 'not_activated') throw notFound()
  return ensureActivationCode(ctx, found)
}
