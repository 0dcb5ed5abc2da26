import { eq, sql } from 'drizzle-orm'
import type { UserCtx } from '../../context.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { providers } from '../../platform/db/tables/people.ts'
import { reviews } from '../../platform/db/tables/reviews.ts'
import { conflict, forbidden } from '../../platform/http/errors.ts'
import { type OrderRow, visibleOrder } from '../orders/visible-order.ts'

/** Throws unless the order is the reader's own and complete. */
export function mayReview({ who }: UserCtx, order: Pick<OrderRow, 'client_id' | 'status'>): void {
  if (order.client_id !== who.id) throw forbidden()
  if (order.status !== 'completed') throw conflict(['Only a completed order is reviewed', 'يُقيَّم الطلب بعد اكتماله'])
}

type Words = { order_id: string; rating: number; comment: string }

/** Keeps the client's one review of a completed order and counts it for the provider. Throws a conflict before the end or the second time. */
export async function writeReview(ctx: UserCtx, { order_id, rating, comment }: Words): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const order = await visibleOrder(ctx, order_id, { lock: true })
    mayReview(ctx, order)
    if (!order.provider_id) throw new Error('writeReview: a completed order without provider')
    const now = ctx.clock.now()
    const written = await ctx.db
      .insert(reviews)
      .values({
        order_id,
        client_id: ctx.who.id,
        client_name: publicName(ctx.who),
        provider_id: order.provider_id,
        rating,
        comment,
        created_at: now,
        updated_at: now,
      })
      .onConflictDoNothing()
      .returning({ id: reviews.id })
    if (written.length === 0) throw conflict(['You have reviewed this order already', 'قيّمت هذا الطلب من قبل'])
    await ctx.db
      .update(providers)
      .set({ rating_sum: sql`${providers.rating_sum} + ${rating}`, rating_count: sql`${providers.rating_count} + 1` })
      .where(eq(providers.id, order.provider_id))
    await notify(ctx, {
      type: 'review_received',
      holes: { order: order.number, rating: String(rating) },
      provider_ids: [order.provider_id],
      order_id,
    })
  })
}

// Of a person the first name alone; of a company all of it, for a part of it names nobody.
const publicName = ({ name, client_type }: Pick<UserCtx['who'], 'name' | 'client_type'>): string =>
  client_type === 'company' ? name.trim() : (name.trim().split(/\s+/)[0] ?? name)
