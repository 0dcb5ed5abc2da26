import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { providers } from '../tables/people.ts'

/** Adds one rating to a provider's average, or removes one with `count` −1. */
export async function addProviderRating({ db }: Pick<Ctx, 'db'>, provider_id: string, rating: number, count: 1 | -1): Promise<void> {
  await db
    .update(providers)
    .set({ rating_sum: sql`${providers.rating_sum} + ${count * rating}`, rating_count: sql`${providers.rating_count} + ${count}` })
    .where(eq(providers.id, provider_id))
}

/** Increments a provider's number of completed orders. */
export async function countCompletedOrder({ db }: Pick<Ctx, 'db'>, provider_id: string): Promise<void> {
  await db
    .update(providers)
    .set({ completed_count: sql`${providers.completed_count} + 1` })
    .where(eq(providers.id, provider_id))
}
