import { offerLifecycle } from '@wasl/shared/lifecycle/offers.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { standsBefore } from '../../platform/db/can-take-step.ts'
import { offers } from '../../platform/db/tables/offers.ts'
import type { Effect } from '../orders/transition-context.ts'
import { closeOffer } from './close-offer.ts'

const { supersede } = offerLifecycle.steps

/** Chooses one offer: its provider gets the order, every other open offer is superseded. */
export const acceptOffer: Effect = async (ctx, move) => {
  const accepted = await closeOffer(ctx, move, 'accept')
  const lost = await ctx.db
    .update(offers)
    .set({ status: supersede.to, version: sql`${offers.version} + 1`, updated_at: ctx.clock.now() })
    .where(and(eq(offers.order_id, accepted.order_id), standsBefore(offers.status, supersede), ne(offers.id, accepted.id)))
    .returning({ provider_id: offers.provider_id })
  move.told.losers = lost.map(({ provider_id }) => provider_id)
  return { provider_id: accepted.provider_id, accepted_offer_id: accepted.id }
}
