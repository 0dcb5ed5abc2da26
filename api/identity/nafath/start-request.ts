import type { NafathRequest } from '@wasl/shared/contract/nafath.ts'
import { hourSeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { notFound } from '../../platform/http/errors.ts'
import { networkOf } from '../../platform/http/network.ts'
import { senderLimits } from '../../platform/http/sender-limits.ts'
import { addSeconds, secondsUntil } from '../../platform/instants.ts'
import { nafathUnavailable, requestWaits, tooManyRequests } from '../profiles/nafath-errors.ts'
import { nafathRequests } from '../tables/access.ts'
import { identityHash } from './identity-hash.ts'
import type { Nafath } from './nafath.ts'
import { sealToken } from './request-token.ts'

// The app shows a request for two minutes; the service allows one to three.
const answerSeconds = 120
const perIdentityAndHour = 5
const perAddressAndHour = 20

/** The service, unless this deployment has none. */
export function requireNafath({ adapters }: Ctx): Nafath {
  if (!adapters.nafath) throw notFound()
  return adapters.nafath
}

/**
 * Has a person asked in the Nafath app. `user_id`: the account that the identity will be linked to; null for registration and login. An id has one
 * request that waits at a time: that of another browser is never returned.
 */
export async function startRequest(
  ctx: Ctx,
  { national_id, user_id }: { national_id: string; user_id: string | null },
): Promise<NafathRequest> {
  const service = requireNafath(ctx)
  const id = await reserveRequest(ctx, { id_hash: identityHash(ctx.env, national_id), user_id })
  // Outside the transaction: a slow service must not hold a connection.
  const started = await service.start({ id, national_id, locale: ctx.locale }).catch((error: unknown) => {
    ctx.log.error({ err: error }, 'Nafath did not start a request')
    return null
  })
  if (started === null || started === 'active') {
    await ctx.db.update(nafathRequests).set({ status: 'expired' }).where(eq(nafathRequests.id, id))
    throw started ? requestWaits(answerSeconds) : nafathUnavailable()
  }
  await ctx.db.update(nafathRequests).set(started).where(eq(nafathRequests.id, id))
  return { token: sealToken(ctx.env, id, national_id), number: started.number, expires_in_seconds: answerSeconds }
}

const reserveRequest = (ctx: Ctx, request: { id_hash: string; user_id: string | null }): Promise<string> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const ofIdentity = eq(nafathRequests.id_hash, request.id_hash)
    await lockUntilCommit(ctx.db, 'nafathRequests', request.id_hash)
    const waits = and(ofIdentity, eq(nafathRequests.status, 'waiting'))
    await ctx.db
      .update(nafathRequests)
      .set({ status: 'expired' })
      .where(and(waits, lte(nafathRequests.expires_at, now)))
    const [waiting] = await ctx.db.select({ expires_at: nafathRequests.expires_at }).from(nafathRequests).where(waits)
    if (waiting) throw requestWaits(secondsUntil(now, waiting.expires_at))
    const lastHour = gt(nafathRequests.created_at, addSeconds(now, -hourSeconds))
    const byIdentity = await ctx.db.$count(nafathRequests, and(ofIdentity, lastHour))
    if (byIdentity >= perIdentityAndHour) throw tooManyRequests()
    for (const { isSender, factor } of senderLimits(nafathRequests.address, ctx.address))
      if ((await ctx.db.$count(nafathRequests, and(isSender, lastHour))) >= perAddressAndHour * factor) throw tooManyRequests()
    const id = crypto.randomUUID()
    const times = { created_at: now, expires_at: addSeconds(now, answerSeconds) }
    await ctx.db.insert(nafathRequests).values({ ...request, ...times, id, status: 'waiting', address: networkOf(ctx.address) })
    return id
  })
