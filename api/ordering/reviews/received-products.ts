import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { and, asc, eq, lt } from 'drizzle-orm'
import { products } from '../../catalog/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { orderLines } from '../tables/checkouts.ts'
import { reviews } from '../tables/reviews.ts'

/** The products that an order of the store brought, each once, with the client's review. Products that were deleted since are left out. */
export async function listReceivedProducts({ db }: Pick<Ctx, 'db'>, order_id: string): Promise<OrderPage['product_reviews']> {
  const rows = await db
    .select({ id: products.id, title: orderLines.title, review: reviews })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.product_id))
    .leftJoin(reviews, and(eq(reviews.order_id, orderLines.order_id), eq(reviews.product_id, products.id)))
    .where(and(eq(orderLines.order_id, order_id), lt(orderLines.refunded, orderLines.quantity)))
    .orderBy(asc(orderLines.position))
  const lines = new Map(rows.map((row) => [row.id, row]))
  return [...lines.values()].map(({ id, title, review }) => ({
    id,
    name: title,
    review: review && { rating: review.rating, comment: review.comment, answer: review.answer },
  }))
}
