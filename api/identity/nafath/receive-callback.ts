import type { NafathCallback } from '@wasl/shared/contract/nafath.ts'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { nafathUnavailable, wrongCallback } from '../profiles/nafath-errors.ts'
import { nafathRequests } from '../tables/access.ts'
import { answerRequest } from './check-request.ts'
import { requireNafath } from './start-request.ts'

/**
 * Stores an answer that the service sends. The token alone counts: it has to be signed by the service for this app, and to name the transaction
 * of the request. A late or repeated answer changes nothing. Source: decision 0073.
 */
export async function receiveCallback(ctx: Ctx, { token, transId, requestId }: NafathCallback): Promise<null> {
  const answer = await requireNafath(ctx)
    .readCallback(token)
    .catch((error: unknown) => {
      ctx.log.error({ err: error }, 'A callback of Nafath could not be verified')
      throw nafathUnavailable()
    })
  if (!answer || answer.trans_id !== transId) throw wrongCallback()
  const [request] = await ctx.db
    .select()
    .from(nafathRequests)
    .where(and(eq(nafathRequests.id, requestId), eq(nafathRequests.trans_id, answer.trans_id)))
  if (!request) throw wrongCallback()
  if (answer.status !== 'waiting' && request.expires_at > ctx.clock.now()) await answerRequest(ctx, request, answer.status)
  return null
}
