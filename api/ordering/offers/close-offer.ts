import { offerLifecycle } from '@wasl/shared/lifecycle/offers.ts'
import { orderLifecycle } from '@wasl/shared/lifecycle/orders/order-lifecycle.ts'
import { and, eq, sql } from 'drizzle-orm'
import { standsBefore } from '../../platform/db/can-take-step.ts'
import { offers } from '../../platform/db/tables/offers.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import type { OfferRow } from '../orders/facts.ts'
import type { Move, MoveCtx } from '../orders/transition-context.ts'

type End = 'accept' | 'reject' | 'withdraw' | 'expire'

/** Ends the offer that a transition acts on by a step of its lifecycle, with the words said about it. Throws a conflict where it is no longer open. */
export async function closeOffer(ctx: MoveCtx, { offer }: Move, end: End, reject_reason: string | null = null): Promise<OfferRow> {
  if (!offer) throw notFound()
  const step = offerLifecycle.steps[end]
  const [closed] = await ctx.db
    .update(offers)
    .set({ status: step.to, reject_reason, version: sql`${offers.version} + 1`, updated_at: ctx.clock.now() })
    .where(and(eq(offers.id, offer.id), standsBefore(offers.status, step)))
    .returning()
  if (!closed) throw conflict(orderLifecycle.guards.offer_pending)
  return closed
}
