import type { reviewsPage } from '@wasl/shared/contract/catalog.ts'
import { paginate } from '@wasl/shared/contract/common.ts'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { providers } from '../../identity/tables/people.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { reviews } from '../../ordering/tables/reviews.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { isVisibleProvider } from './visible-provider.ts'

type ReviewsRequest = { id: string; page: number; per_page: number }

/** A page of the published reviews of a provider whose page is visible, the newest first. Throws 404 for any other provider. */
export async function loadProviderReviews(
  ctx: Pick<Ctx, 'db' | 'principal'>,
  { id, ...page }: ReviewsRequest,
): Promise<z.input<typeof reviewsPage>> {
  if ((await ctx.db.$count(providers, isVisibleProvider(ctx, id))) === 0) throw notFound()
  const published = and(eq(reviews.provider_id, id), eq(reviews.status, 'published'))
  const [rows, total, reviewable_order] = await Promise.all([
    ctx.db
      .select()
      .from(reviews)
      .where(published)
      .orderBy(desc(reviews.created_at), desc(reviews.id))
      .limit(page.per_page)
      .offset((page.page - 1) * page.per_page),
    ctx.db.$count(reviews, published),
    findReviewableOrder(ctx, id),
  ])
  return { data: rows.map((row) => reviewView(ctx, row)), pagination: paginate(page, total), reviewable_order }
}

async function findReviewableOrder({ db, principal }: Pick<Ctx, 'db' | 'principal'>, provider_id: string) {
  if (principal.kind !== 'user') return null
  const [order] = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .leftJoin(reviews, eq(reviews.order_id, orders.id))
    .where(and(eq(orders.client_id, principal.id), eq(orders.provider_id, provider_id), eq(orders.status, 'completed'), isNull(reviews.id)))
    .orderBy(desc(orders.submitted_at))
    .limit(1)
  return order ?? null
}

const reviewView = (
  { principal }: Pick<Ctx, 'principal'>,
  { id, client_id, client_name, rating, comment, answer, created_at }: typeof reviews.$inferSelect,
) => ({
  ...{ id, client_name, rating, comment, answer, created_at },
  is_own: principal.kind === 'user' && principal.id === client_id,
})
