import { paginate } from '@wasl/shared/contract/common.ts'
import type { OwnReviews } from '@wasl/shared/contract/user-home.ts'
import { and, desc, eq } from 'drizzle-orm'
import { orders } from '../../ordering/tables/orders.ts'
import { reviews } from '../../ordering/tables/reviews.ts'
import type { UserCtx } from '../../platform/context.ts'
import { forbidden } from '../../platform/http/errors.ts'

/** One page of the published reviews of the current user's provider, newest first, with the orders that they belong to. */
export async function listOwnReviews({ db, principal }: UserCtx, query: { page: number; per_page: number }): Promise<OwnReviews> {
  if (!principal.provider) throw forbidden()
  const own = and(eq(reviews.provider_id, principal.provider.id), eq(reviews.status, 'published'))
  const rows = await db
    .select({ review: reviews, number: orders.number })
    .from(reviews)
    .leftJoin(orders, eq(orders.id, reviews.order_id))
    .where(own)
    .orderBy(desc(reviews.created_at), desc(reviews.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
  return {
    data: rows.map(({ review: { id, order_id, client_name, rating, comment, answer, created_at }, number }) => ({
      ...{ id, client_name, rating, comment, answer, is_own: false, created_at },
      order: order_id && number ? { id: order_id, number } : null,
    })),
    pagination: paginate(query, await db.$count(reviews, own)),
  }
}
