import { and, eq, sql } from 'drizzle-orm'
import { offers } from '../db/tables/offers.ts'
import type { Effect, MoveCtx } from '../orders/move.ts'

async function endOpenOffers(ctx: MoveCtx, order_id: string, status: 'expired' | 'superseded'): Promise<undefined> {
  await ctx.db
    .update(offers)
    .set({ status, version: sql`${offers.version} + 1`, updated_at: ctx.clock.now() })
    .where(and(eq(offers.order_id, order_id), eq(offers.status, 'pending')))
  return undefined
}

/** Ends the open offers of a request whose own life is over. */
export const closeOffers: Effect = (ctx, { hand }) => endOpenOffers(ctx, hand.order.id, 'expired')

/** Frees what an order that ends early still binds: its open offers. */
export const freeEverything: Effect = (ctx, { hand }) => endOpenOffers(ctx, hand.order.id, 'superseded')
