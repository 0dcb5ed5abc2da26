import type { NafathState, NafathStatus } from '@wasl/shared/contract/nafath.ts'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { addSeconds, secondsUntil } from '../../platform/instants.ts'
import { requestUnusable } from '../profiles/nafath-errors.ts'
import { nafathRequests, verifiedIdentities } from '../tables/access.ts'
import { openToken } from './request-token.ts'
import { requireNafath } from './start-request.ts'

type StoredRequest = typeof nafathRequests.$inferSelect
/** `user_id`: the account that links the identity; null for registration and login. A request of another purpose or account is not found. */
export type RequestKey = { token: string; user_id: string | null }

const usableSeconds = 30 * 60
const secondsBetweenChecks = 2

/** The answer to a request, as the service knows it by now. */
export async function checkRequest(ctx: Ctx, key: RequestKey): Promise<NafathState> {
  const { request, national_id } = await loadRequest(ctx, key)
  const { status, number, id_hash, expires_at } = await refreshRequest(ctx, request, national_id)
  return {
    status,
    number: number ?? '',
    expires_in_seconds: Math.max(0, secondsUntil(ctx.clock.now(), expires_at)),
    has_account: status === 'completed' ? await hasAccount(ctx, id_hash) : null,
  }
}

/** The request of a token. Throws if it is used, or of another purpose or account. */
export async function loadRequest(ctx: Ctx, { token, user_id }: RequestKey): Promise<{ request: StoredRequest; national_id: string }> {
  const { id, national_id } = openToken(ctx.env, token)
  const [request] = await ctx.db.select().from(nafathRequests).where(eq(nafathRequests.id, id))
  if (!request || request.used_at || request.user_id !== user_id) throw requestUnusable()
  return { request, national_id }
}

export async function hasAccount({ db }: Ctx, id_hash: string): Promise<boolean> {
  return (await db.$count(verifiedIdentities, eq(verifiedIdentities.id_hash, id_hash))) > 0
}

async function refreshRequest(ctx: Ctx, request: StoredRequest, national_id: string): Promise<StoredRequest> {
  const now = ctx.clock.now()
  const isExpired = request.expires_at <= now
  if (request.status === 'completed' && isExpired) return { ...request, status: 'expired' }
  if (request.status !== 'waiting') return request
  if (isExpired) return answerRequest(ctx, request, 'expired')
  const { trans_id, number } = request
  if (!trans_id || !number || !(await claimCheck(ctx, request))) return request
  const status = await requireNafath(ctx)
    .status({ national_id, trans_id, number })
    .catch((error: unknown) => {
      ctx.log.error({ err: error }, 'Nafath did not answer a request')
      return 'waiting' as const
    })
  if (status === 'waiting') return request
  return answerRequest(ctx, request, status)
}

const isWaiting = ({ id }: StoredRequest) => and(eq(nafathRequests.id, id), eq(nafathRequests.status, 'waiting'))

/** Whether this call may query the service: every two seconds at most. */
async function claimCheck(ctx: Ctx, request: StoredRequest): Promise<boolean> {
  const now = ctx.clock.now()
  const isDue = or(isNull(nafathRequests.checked_at), lte(nafathRequests.checked_at, addSeconds(now, -secondsBetweenChecks)))
  const claimed = await ctx.db
    .update(nafathRequests)
    .set({ checked_at: now })
    .where(and(isWaiting(request), isDue))
    .returning({ id: nafathRequests.id })
  return claimed.length > 0
}

/** Stores the first answer, of which an approval is usable for half an hour; a later one changes nothing. */
export async function answerRequest(ctx: Ctx, request: StoredRequest, status: Exclude<NafathStatus, 'waiting'>): Promise<StoredRequest> {
  const answer = status === 'completed' ? { status, expires_at: addSeconds(ctx.clock.now(), usableSeconds) } : { status }
  const [answered] = await ctx.db.update(nafathRequests).set(answer).where(isWaiting(request)).returning()
  if (answered) return answered
  const [stored] = await ctx.db.select().from(nafathRequests).where(eq(nafathRequests.id, request.id))
  return stored ?? request
}
