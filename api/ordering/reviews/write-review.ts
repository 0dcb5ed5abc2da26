import type { reviewAnswerForm } from '@wasl/shared/contract/order-reviews.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { publicName } from '../../identity/people/public-name.ts'
import { addProviderRating } from '../../identity/profiles/provider-counters.ts'
import { users } from '../../identity/tables/people.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { Ctx, TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/http/errors.ts'
import { countUsableFiles, makeFilesPublic } from '../../platform/uploads/publish-files.ts'
import { audit } from '../../resources/write/audit.ts'
import { insertRowUnlessTaken } from '../../resources/write/insert-row.ts'
import { loadVisibleOrder, type OrderRow } from '../orders/visible-order.ts'
import { actsOn, isOfClient } from '../tables/orders-of-client.ts'
import { reviews } from '../tables/reviews.ts'
import { listReceivedProducts } from './received-products.ts'

/** Throws unless the order belongs to the user, who acts on its kind, and is completed. */
function assertReviewable({ principal }: UserCtx, order: Pick<OrderRow, 'client_id' | 'status' | 'kind'>): void {
  if (!isOfClient(principal, order) || !actsOn(principal, order)) throw forbidden()
  if (order.status !== 'completed') throw conflict({ en: 'Only a completed order is reviewed', ar: 'يُقيَّم الطلب بعد اكتماله' })
}

type ReviewInput = { order_id: string; rating: number; comment: string; file_ids: readonly string[] }
type ProductReviewInput = ReviewInput & { product_id: string }

/**
 * Stores the client's only review of a completed order, makes its photos public and adds it to the provider's rating. Throws 404, 403, 409 before completion and the
 * second time, and 422 for photos that are not the client's own.
 */
export async function writeReview(ctx: UserCtx, { order_id, file_ids, ...review }: ReviewInput): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const order = await loadVisibleOrder(ctx, order_id, { lock: true })
    assertReviewable(ctx, order)
    if (order.kind === 'store') throw conflict({ en: 'Rate the products of this order', ar: 'قيّم منتجات هذا الطلب' })
    const images = await publishPhotos(ctx, file_ids)
    if (!(await storeReview(ctx, order, { ...review, images })))
      throw conflict({ en: 'You have reviewed this order already', ar: 'قيّمت هذا الطلب من قبل' })
  })
}

/** The same for a product that a completed order brought. */
export async function writeProductReview(ctx: UserCtx, { order_id, product_id, file_ids, ...review }: ProductReviewInput): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const order = await loadVisibleOrder(ctx, order_id, { lock: true })
    assertReviewable(ctx, order)
    if (!(await listReceivedProducts(ctx, order_id)).some(({ id }) => id === product_id)) throw notFound()
    const images = await publishPhotos(ctx, file_ids)
    if (!(await storeReview(ctx, order, { ...review, product_id, images })))
      throw conflict({ en: 'You have reviewed this product already', ar: 'قيّمت هذا المنتج من قبل' })
  })
}

/** Makes the photos of a review public; throws 422 for those that are not the client's own. */
async function publishPhotos(ctx: UserCtx, file_ids: readonly string[]): Promise<string[]> {
  const images = [...new Set(file_ids)]
  if ((await countUsableFiles(ctx, images, true)) < images.length)
    throw invalid('file_ids', { en: 'Upload the images again', ar: 'أعد رفع الصور' })
  await makeFilesPublic(ctx, images)
  return images
}

type NewReview = { rating: number; comment: string; product_id?: string; images: string[] }

/** Stores a review and adds it to the provider's rating; false if there is one already. */
async function storeReview(ctx: UserCtx & TransactionCtx, order: OrderRow, review: NewReview): Promise<boolean> {
  const { id: order_id, provider_id } = order
  const now = ctx.clock.now()
  const client = { client_id: order.client_id, client_name: publicName(await loadClient(ctx, order)) }
  const row = { order_id, provider_id, ...client, ...review, created_at: now, updated_at: now }
  if (!(await insertRowUnlessTaken(ctx, reviews, 'any', row, 'is a record'))) return false
  if (!provider_id) return true
  await addProviderRating(ctx, provider_id, review.rating, 1)
  const params = { order: order.number, rating: String(review.rating) }
  await notify(ctx, { type: 'review_received', params, provider_ids: [provider_id], order_id })
  return true
}

type Answer = z.output<typeof reviewAnswerForm>

/** Publishes the provider's only answer to the review of its order. Throws 404, 403, 409 without a review, the second time and for one that has changed since it was read. */
export async function answerReview(ctx: UserCtx, { order_id, ...answer }: { order_id: string } & Answer): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const order = await loadVisibleOrder(ctx, order_id, { lock: true })
    if (!ctx.principal.provider || order.provider_id !== ctx.principal.provider.id) throw forbidden()
    const [review] = await ctx.db
      .select()
      .from(reviews)
      .where(and(eq(reviews.order_id, order_id), isNull(reviews.product_id)))
      .for('update')
    if (!review) throw conflict({ en: 'This order has no review yet', ar: 'لم يُقيَّم هذا الطلب بعد' })
    await storeAnswer(ctx, review, answer)
  })
}

/** The same for a review by its id, also one without an order. Throws 404 for reviews of others and hidden ones. */
export async function answerOwnReview(ctx: UserCtx, { id, ...answer }: { id: string } & Answer): Promise<void> {
  const { provider } = ctx.principal
  if (!provider) throw forbidden()
  await inTransaction(ctx, async (ctx) => {
    const own = and(eq(reviews.id, id), eq(reviews.provider_id, provider.id), eq(reviews.status, 'published'))
    const [review] = await ctx.db.select().from(reviews).where(own).for('update')
    if (!review) throw notFound()
    await storeAnswer(ctx, review, answer)
  })
}

async function storeAnswer(ctx: Ctx, review: typeof reviews.$inferSelect, { answer, version = review.version }: Answer): Promise<void> {
  if (review.answer !== null) throw conflict({ en: 'You have answered this review already', ar: 'رددت على هذا التقييم من قبل' })
  if (review.version !== version)
    throw conflict({
      en: 'The client has changed this review. Read it again, then reply',
      ar: 'عدّل العميل هذا التقييم. اقرأه من جديد ثم رد عليه',
    })
  const now = ctx.clock.now()
  await ctx.db.update(reviews).set({ answer, answered_at: now, updated_at: now }).where(eq(reviews.id, review.id))
  await audit(ctx, { action: 'edit', resource: 'reviews', row_id: review.id, before: { answer: null }, after: { answer } })
}

async function loadClient({ db }: UserCtx, { client_id }: OrderRow) {
  const [client] = await db.select({ name: users.name, client_type: users.client_type }).from(users).where(eq(users.id, client_id))
  if (!client) throw new Error('writeReview: an order without client')
  return client
}
