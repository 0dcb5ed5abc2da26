import { and, count, eq, placeholder, sql } from 'drizzle-orm'
import { reviews } from '../../ordering/tables/reviews.ts'
import type { Ctx } from '../../platform/context.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import type { Database, Tx } from '../../platform/db/types.ts'
import { averageRating } from '../services/average-rating.ts'

export type ProductRating = { rating: number | null; rating_count: number; rating_shares: number[] }

/** The ratings of products by their published reviews. */
export async function loadRatings(ctx: Pick<Ctx, 'db' | 'prepared'>, ids: readonly string[]): Promise<(id: string) => ProductRating> {
  const build = (db: Database | Tx) =>
    db
      .select({ id: reviews.product_id, rating: reviews.rating, count: count() })
      .from(reviews)
      .where(and(sql`${reviews.product_id} = any(${placeholder('ids')}::uuid[])`, eq(reviews.status, 'published')))
      .groupBy(reviews.product_id, reviews.rating)
  const counts = await runPrepared(ctx, { key: 'product-ratings', build, values: { ids: `{${ids.join(',')}}` } })
  return (id) => {
    const own = counts.filter((one) => one.id === id)
    const rating_count = own.reduce((sum, { count }) => sum + count, 0)
    return {
      rating: averageRating({ rating_sum: own.reduce((sum, { rating, count }) => sum + rating * count, 0), rating_count }),
      rating_count,
      rating_shares: [1, 2, 3, 4, 5].map((stars) => own.find(({ rating }) => rating === stars)?.count ?? 0),
    }
  }
}
