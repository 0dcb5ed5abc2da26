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
    .select({ review_id: reviews.id, version: reviews.version, order: { id: orders.id, number: orders.number } })
    .from(reviews)
    .leftJoin(orders, eq(orders.id, reviews.order_id))
    .where(isOneOf(reviews.id, shown))
  const rowOf = new Map(found.map((row) => [row.review_id, row]))
  const described = data.map((review) => ({
    ...review,
    order: rowOf.get(review.id)?.order ?? null,
    version: rowOf.get(review.id)?.version ?? 0,
  }))
  return { data: described, pagination }
}
