import type { reviewsPage } from '@wasl/shared/contract/catalog.ts'
import { paginate } from '@wasl/shared/contract/common.ts'
import { fileUrl } from '@wasl/shared/contract/file-urls.ts'
import type { productReviews } from '@wasl/shared/contract/store.ts'
import { kinds } from '@wasl/shared/lifecycle/orders/vocabulary.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { clientIdOf } from '../../identity/sessions/client-account.ts'
import { providers } from '../../identity/tables/people.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { actsOn, ordersOfClient } from '../../ordering/tables/orders-of-client.ts'
import { reviews } from '../../ordering/tables/reviews.ts'
import type { Ctx } from '../../platform/context.ts'
import { isOneOf } from '../../platform/db/conditions.ts'
import { files } from '../../platform/db/tables/files.ts'
import { notFound } from '../../platform/http/errors.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { products } from '../tables/from-registry.ts'
import { isVisibleProvider } from './visible-provider.ts'

type ReviewsRequest = { id: string; page: number; per_page: number }

/** A page of the published reviews of a provider whose page is visible, the newest first. Throws 404 for any other provider. */
export async function loadProviderReviews(
  ctx: Pick<Ctx, 'db' | 'principal'>,
  { id, ...page }: ReviewsRequest,
): Promise<z.input<typeof reviewsPage>> {
  if ((await ctx.db.$count(providers, isVisibleProvider(ctx, id))) === 0) throw notFound()
  return { ...(await listReviews(ctx, eq(reviews.provider_id, id), page)), reviewable_order: await findReviewableOrder(ctx, id) }
}

/** A page of published reviews, the newest first. Photos that were deleted with their account are left out. */
export async function listReviews(
  ctx: Pick<Ctx, 'db' | 'principal'>,
  where: SQL | undefined,
  page: Omit<ReviewsRequest, 'id'>,
): Promise<z.input<typeof productReviews>> {
  const published = and(where, eq(reviews.status, 'published'))
  const rows = await ctx.db
    .select({ review: reviews, ar: products.name_ar, en: products.name_en })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.product_id))
    .where(published)
    .orderBy(desc(reviews.created_at), desc(reviews.id))
    .limit(page.per_page)
    .offset((page.page - 1) * page.per_page)
  const images = rows.flatMap(({ review }) => review.images ?? [])
  const shown = await ctx.db
    .select({ id: files.id })
    .from(files)
    .where(and(isOneOf(files.id, images), eq(files.is_public, true)))
  const known = new Set(shown.map(({ id }) => id))
  return {
    data: rows.map(({ review: { product_id, images, ...row }, ar, en }) => ({
      ...reviewView(ctx, row),
      product: product_id && ar !== null && en !== null ? { id: product_id, name: { ar, en } } : null,
      image_urls: (images ?? []).filter((id) => known.has(id)).map(fileUrl),
    })),
    pagination: paginate(page, await ctx.db.$count(reviews, published)),
  }
}

async function findReviewableOrder({ db, principal }: Pick<Ctx, 'db' | 'principal'>, provider_id: string) {
  if (principal.kind !== 'user' || !isPermitted({ action: 'ord.review' }, principal)) return null
  const [order] = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .leftJoin(reviews, eq(reviews.order_id, orders.id))
    .where(
      and(
        ordersOfClient(principal),
        eq(orders.provider_id, provider_id),
        eq(orders.status, 'completed'),
        inArray(
          orders.kind,
          typedKeys(kinds).filter((kind) => kind !== 'store' && actsOn(principal, { kind })),
        ),
        isNull(reviews.id),
      ),
    )
    .orderBy(desc(orders.submitted_at))
    .limit(1)
  return order ?? null
}

const reviewView = (
  { principal }: Pick<Ctx, 'principal'>,
  { id, client_id, client_name, rating, comment, answer, created_at }: Omit<typeof reviews.$inferSelect, 'product_id' | 'images'>,
) => ({
  ...{ id, client_name, rating, comment, answer, created_at },
  is_own: principal.kind === 'user' && clientIdOf(principal) === client_id,
})
