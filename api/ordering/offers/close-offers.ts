import { offerLifecycle } from '@wasl/shared/lifecycle/offers.ts'
import { and, eq, sql } from 'drizzle-orm'
import { standsBefore } from '../../platform/db/can-take-step.ts'
import { offers } from '../../platform/db/tables/offers.ts'
import type { Effect, MoveCtx } from '../orders/transition-context.ts'

async function endOpenOffers(ctx: MoveCtx, order_id: string, end: 'expire' | 'supersede'): Promise<string[]> {
  const step = offerLifecycle.steps[end]
  const ended = await ctx.db
    .update(offers)
    .set({ status: step.to, version: sql`${offers.version} + 1`, updated_at: ctx.clock.now() })
    .where(and(eq(offers.order_id, order_id), standsBefore(offers.status, step)))
    .returning({ provider_id: offers.provider_id })
  return ended.map(({ provider_id }) => provider_id)
}

/** Ends the open offers of a request whose own life is over. */
export const closeOffers: Effect = async (ctx, { hand }) => {
  await endOpenOffers(ctx, hand.order.id, 'expire')
  return undefined
}

/** Frees what an order that ends early still binds: its open offers, whose providers are told. */
export const freeEverything: Effect = async (ctx, { hand, told }) => {
  told.losers = await endOpenOffers(ctx, hand.order.id, 'supersede')
  return undefined
}
