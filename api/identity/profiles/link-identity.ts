import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { nafathRequests, verifiedIdentities } from '../tables/access.ts'
import { identityTaken, requestUnusable } from './nafath-errors.ts'

/** A request that was made for this account, or for registration and login (null). */
type OwnRequest = { id: string; user_id: string | null }

/** Uses an approved request, once, and returns whose identity it proved. In a transaction, so that it stays usable if what follows fails. */
export async function useRequest(ctx: Ctx, { id, user_id }: OwnRequest): Promise<string> {
  const now = ctx.clock.now()
  const [used] = await ctx.db
    .update(nafathRequests)
    .set({ used_at: now })
    .where(
      and(
        eq(nafathRequests.id, id),
        user_id ? eq(nafathRequests.user_id, user_id) : isNull(nafathRequests.user_id),
        eq(nafathRequests.status, 'completed'),
        isNull(nafathRequests.used_at),
        gt(nafathRequests.expires_at, now),
      ),
    )
    .returning({ id_hash: nafathRequests.id_hash })
  if (!used) throw requestUnusable()
  return used.id_hash
}

/** Uses an approved request to give its identity to an account. Throws if the identity or the account already has one. */
export async function linkIdentity(ctx: Ctx, request: OwnRequest, account_id: string): Promise<void> {
  const id_hash = await useRequest(ctx, request)
  const [linked] = await ctx.db
    .insert(verifiedIdentities)
    .values({ user_id: account_id, id_hash, verified_at: ctx.clock.now() })
    .onConflictDoNothing()
    .returning({ user_id: verifiedIdentities.user_id })
  if (!linked) throw identityTaken()
}
