import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { review_requests } from '../../platform/db/resource-tables.ts'
import { requestOf } from './load-request.ts'
import { tellOfDecision } from './notify-decision.ts'

/** Keeps with the request why it was refused and tells the provider; what it asked for stays as it is. */
export async function refuseRequest(ctx: Ctx, id: string, reason: string | null): Promise<void> {
  await ctx.db.update(review_requests).set({ refusal: reason }).where(eq(review_requests.id, id))
  await tellOfDecision(ctx, await requestOf(ctx, id), reason)
}
