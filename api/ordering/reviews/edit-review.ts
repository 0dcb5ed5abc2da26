import { durationMs } from '@wasl/shared/settings/duration-settings.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { addProviderRating } from '../../identity/profiles/provider-counters.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { Ctx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { loadVisibleOrder } from '../orders/visible-order.ts'
import { actsOn, isOfClient } from '../tables/orders-of-client.ts'
import { reviewReports, reviews } from '../tables/reviews.ts'

type ReviewRow = typeof reviews.$inferSelect

/** Until when a client can edit its review; null once the time has passed, it was answered or reported, or the administration has hidden it. */
export async function findEditableUntil(ctx: Ctx, { id, created_at, answer, status }: ReviewRow): Promise<string | null> {
  const until = Date.parse(created_at) + durationMs(await loadSettings(ctx), 'review_edit_hours')
  if (answer !== null || status !== 'published' || Date.parse(ctx.clock.now()) >= until) return null
  const [report] = await ctx.db.select({ id: reviewReports.id }).from(reviewReports).where(eq(reviewReports.review_id, id)).limit(1)
  return report ? null : new Date(until).toISOString()
}

type ReviewEdit = { order_id: string; product_id?: string; rating: number; comment: string }

/**
 * Changes the client's review of an order, or of a product of it, and the rating of its provider with it; the provider is notified, and the history has the former one. Throws 404, 403 for a colleague who does not act
 * on the order, and 409 once it can no longer be edited.
 */
export const editReview = (ctx: UserCtx, { order_id, product_id, rating, comment }: ReviewEdit): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const own = { ...tx, principal: ctx.principal }
    const order = await loadVisibleOrder(own, order_id, { lock: true })
    if (!isOfClient(own.principal, order) || !actsOn(own.principal, order)) throw forbidden()
    const [review] = await own.db
      .select()
      .from(reviews)
      .where(and(eq(reviews.order_id, order_id), product_id ? eq(reviews.product_id, product_id) : isNull(reviews.product_id)))
      .for('update')
    if (!review) throw notFound()
    if (!(await findEditableUntil(own, review)))
      throw conflict({ en: 'This review can no longer be edited', ar: 'لم يعد تعديل هذا التقييم ممكنًا' })
    if (review.rating === rating && review.comment === comment) return
    await own.db
      .update(reviews)
      .set({ rating, comment, version: sql`${reviews.version} + 1`, updated_at: own.clock.now() })
      .where(eq(reviews.id, review.id))
    if (review.provider_id) {
      await addProviderRating(own, review.provider_id, review.rating, -1)
      await addProviderRating(own, review.provider_id, rating, 1)
      const params = { order: order.number, rating: String(rating) }
      await notify(own, { type: 'review_changed', params, provider_ids: [review.provider_id], order_id })
    }
    const before = { rating: review.rating, comment: review.comment }
    await audit(own, { action: 'edit', resource: 'reviews', row_id: review.id, before, after: { rating, comment } })
  })
