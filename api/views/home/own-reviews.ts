import type { OwnReviews } from '@wasl/shared/contract/user-home.ts'
import { eq } from 'drizzle-orm'
import { listReviews } from '../../catalog/services/reviews.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { reviews } from '../../ordering/tables/reviews.ts'
import type { UserCtx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { forbidden } from '../../platform/http/errors.ts'

/** One page of the published reviews of the current user's provider, newest first, with the orders that they belong to. */
export async function listOwnReviews(ctx: UserCtx, query: { page: number; per_page: number }): Promise<OwnReviews> {
  const { provider } = ctx.principal
  if (!provider) throw forbidden()
  const { data, pagination } = await listReviews(ctx, eq(reviews.provider_id, provider.id), query)
  const shown = data.map(({ id }) => id)
  const found = await ctx.db
    .select({ review_id: reviews.id, id: orders.id, number: orders.number })
    .from(reviews)
    .innerJoin(orders, eq(orders.id, reviews.order_id))
    .where(isOneOf(reviews.id, shown))
  const orderOf = new Map(found.map(({ review_id, ...order }) => [review_id, order]))
  return { data: data.map((review) => ({ ...review, order: orderOf.get(review.id) ?? null })), pagination }
}
