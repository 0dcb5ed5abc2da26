import type { FileView } from '@wasl/shared/contract/common.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { and, asc, eq, lt } from 'drizzle-orm'
import { products } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadFileViews } from '../../platform/uploads/file-views.ts'
import { orderLines } from '../tables/checkouts.ts'
import { reviews } from '../tables/reviews.ts'

type ReviewRow = typeof reviews.$inferSelect
type UntilOf = (review: ReviewRow) => Promise<string | null>

/** The products that an order of the store brought, each once, with the client's review. Products that were deleted since are left out. `editableUntil`: for a reader who may edit them. */
export async function listReceivedProducts(
  ctx: Pick<Ctx, 'db'>,
  order_id: string,
  editableUntil: UntilOf = async () => null,
): Promise<OrderPage['product_reviews']> {
  const rows = await ctx.db
    .select({ id: products.id, title: orderLines.title, review: reviews })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.product_id))
    .leftJoin(reviews, and(eq(reviews.order_id, orderLines.order_id), eq(reviews.product_id, products.id)))
    .where(and(eq(orderLines.order_id, order_id), lt(orderLines.refunded, orderLines.quantity)))
    .orderBy(asc(orderLines.position))
  const photos = await loadFileViews(
    ctx,
    rows.flatMap(({ review }) => review?.images ?? []),
  )
  const lines = new Map(rows.map((row) => [row.id, row]))
  return Promise.all(
    [...lines.values()].map(async ({ id, title, review }) => ({
      id,
      name: title,
      review: review && orderReviewView(review, photos, await editableUntil(review)),
    })),
  )
}

/** A review as the parties of its order see it. `photos`: those that were not deleted since. */
export const orderReviewView = (
  { rating, comment, answer, images, version }: ReviewRow,
  photos: ReadonlyMap<string, FileView>,
  editable_until: string | null = null,
): NonNullable<OrderPage['review']> => ({
  ...{ rating, comment, answer, editable_until, version },
  photos: (images ?? []).flatMap((id) => photos.get(id) ?? []),
})
