import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { isPermitted } from '../../platform/http/permission.ts'
import { loadFileViews } from '../../platform/uploads/file-views.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { findEditableUntil } from '../reviews/edit-review.ts'
import { listReceivedProducts, orderReviewView } from '../reviews/received-products.ts'
import { actsOn } from '../tables/orders-of-client.ts'
import { reviews } from '../tables/reviews.ts'

type ReviewRow = typeof reviews.$inferSelect
type OrderReviews = Pick<OrderPage, 'can_review' | 'product_reviews' | 'can_answer_review' | 'review'>
type ReviewReading = Pick<OrderPage, 'reader'> & { isMine: boolean }

/** The reviews of an order for its parties: one of the order, or one of each product of an order of the store; and what the reader may still write. */
export async function loadOrderReviews(ctx: UserCtx, order: OrderRow, { reader, isMine }: ReviewReading): Promise<OrderReviews> {
  const mayReview = isPermitted({ action: 'ord.review' }, ctx.principal) && actsOn(ctx.principal, order)
  const editableUntil = async (one: ReviewRow) => (reader === 'client' && mayReview ? findEditableUntil(ctx, one) : null)
  const review = await loadReview(ctx, order.id, editableUntil)
  const hasGoods = order.kind === 'store' && order.status === 'completed'
  const product_reviews = isMine && hasGoods ? await listReceivedProducts(ctx, order.id, editableUntil) : []
  const lacksReview = order.kind === 'store' ? product_reviews.some((product) => product.review === null) : review === null
  return {
    can_review: reader === 'client' && order.status === 'completed' && lacksReview && mayReview,
    product_reviews,
    can_answer_review: reader === 'provider' && isMine && review !== null && review.answer === null,
    review: isMine ? review : null,
  }
}

async function loadReview(
  ctx: UserCtx,
  order_id: string,
  editableUntil: (review: ReviewRow) => Promise<string | null>,
): Promise<OrderPage['review']> {
  const [review] = await ctx.db
    .select()
    .from(reviews)
    .where(and(eq(reviews.order_id, order_id), isNull(reviews.product_id)))
  if (!review) return null
  return orderReviewView(review, await loadFileViews(ctx, review.images ?? []), await editableUntil(review))
}
