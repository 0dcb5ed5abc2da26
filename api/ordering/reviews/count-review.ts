import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { providers } from '../../platform/db/tables/people.ts'
import { reviews } from '../../platform/db/tables/reviews.ts'
import { notFound } from '../../platform/http/errors.ts'

/** Takes a hidden review out of its provider's rating (`-1`), or counts a published one again (`1`). */
export async function countReview(ctx: Ctx, id: string, by: 1 | -1): Promise<void> {
  const [review] = await ctx.db.select().from(reviews).where(eq(reviews.id, id))
  if (!review) throw notFound()
  await ctx.db
    .update(providers)
    .set({
      rating_sum: sql`${providers.rating_sum} + ${by * review.rating}`,
      rating_count: sql`${providers.rating_count} + ${by}`,
    })
    .where(eq(providers.id, review.provider_id))
}
