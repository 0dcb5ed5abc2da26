import { eq, sql } from 'drizzle-orm'
import { offers } from '../db/tables/offers.ts'
import { notFound } from '../http/errors.ts'
import type { OfferRow } from '../orders/facts.ts'
import type { Move, MoveCtx } from '../orders/move.ts'

/** Ends the offer that a transition acts on with a status, and the words said about it. */
export async function closeOffer(
  ctx: MoveCtx,
  { offer }: Move,
  end: Pick<OfferRow, 'status'> & Partial<Pick<OfferRow, 'reject_reason'>>,
): Promise<OfferRow> {
  if (!offer) throw notFound()
  const [closed] = await ctx.db
    .update(offers)
    .set({ ...end, version: sql`${offers.version} + 1`, updated_at: ctx.clock.now() })
    .where(eq(offers.id, offer.id))
    .returning()
  if (!closed) throw new Error('closeOffer: the offer is gone')
  return closed
}
