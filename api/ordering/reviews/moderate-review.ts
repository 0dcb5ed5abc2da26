import { pages } from '@wasl/shared/pages/pages.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { products } from '../../catalog/tables/from-registry.ts'
import { addProviderRating } from '../../identity/profiles/provider-counters.ts'
import { listUsersOf } from '../../identity/sessions/client-account.ts'
import { providers } from '../../identity/tables/people.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { adminCtx } from '../../platform/http/request-context.ts'
import { makeFilesPrivate, makeFilesPublic } from '../../platform/uploads/publish-files.ts'
import { audit } from '../../resources/write/audit.ts'
import { reviewReports, reviews } from '../tables/reviews.ts'

type ReviewRow = typeof reviews.$inferSelect
type ReviewReportRow = typeof reviewReports.$inferSelect

/** Removes a hidden review from its provider's rating and its photos from the public, closes the reports about it and informs both parties and the reporters. */
export async function hideReview(ctx: TransactionCtx, id: string, reason: string): Promise<void> {
  const review = await loadReview(ctx, id)
  await takeBack(ctx, review)
  const reporters = await closeReports(ctx, id, { status: 'hidden', decision: reason })
  await notifyAbout(ctx, review, { type: 'review_hidden', reason, user_ids: reporters, isForProvider: true })
}

/** Adds a published review to its provider's rating again, shows its photos, and informs both parties. */
export async function publishReview(ctx: TransactionCtx, id: string): Promise<void> {
  const review = await loadReview(ctx, id)
  await countRating(ctx, review, 1)
  await makeFilesPublic(ctx, review.images ?? [])
  await notifyAbout(ctx, review, { type: 'review_published', user_ids: [], isForProvider: true })
}

/** Carries out the decision of a report, which is stored already, and applies it to the other open reports about the same review. */
export async function decideReviewReport(ctx: TransactionCtx, report_id: string): Promise<void> {
  const [report] = await ctx.db.select().from(reviewReports).where(eq(reviewReports.id, report_id))
  if (!report) throw notFound()
  const { status, user_id, decision } = report
  const reason = decision ?? ''
  const review = await loadReview(ctx, report.review_id)
  const user_ids = [user_id, ...(await closeReports(ctx, review.id, { status, decision }))]
  if (status === 'dismissed') return notifyAbout(ctx, review, { type: 'review_report_dismissed', reason, user_ids, isForProvider: false })
  if (review.status === 'published') {
    const now = ctx.clock.now()
    await ctx.db
      .update(reviews)
      .set({ status: 'hidden', version: sql`${reviews.version} + 1`, updated_at: now })
      .where(eq(reviews.id, review.id))
    await audit(ctx, {
      ...{ action: 'hide', resource: 'reviews', row_id: review.id, reason },
      ...{ before: { status: 'published' }, after: { status: 'hidden' } },
    })
    await takeBack(ctx, review)
  }
  await notifyAbout(ctx, review, { type: 'review_hidden', reason, user_ids, isForProvider: true })
}

/** Its rating no longer counts, and its photos are not reachable by their address either, unless another review shows them. */
async function takeBack(ctx: TransactionCtx, review: ReviewRow): Promise<void> {
  await countRating(ctx, review, -1)
  const { id, client_id, images } = review
  if (!client_id || !images?.length) return
  const others = await ctx.db
    .select({ images: reviews.images })
    .from(reviews)
    .where(and(eq(reviews.client_id, client_id), eq(reviews.status, 'published'), ne(reviews.id, id)))
  const shown = new Set(others.flatMap((other) => other.images ?? []))
  const hidden = images.filter((image) => !shown.has(image))
  await makeFilesPrivate(ctx, await listUsersOf(ctx, client_id), hidden)
}

/** Adds a review to the rating of its provider, or removes it. Those of products of the platform are in no rating but that of the product. */
async function countRating(ctx: TransactionCtx, { provider_id, rating }: ReviewRow, count: 1 | -1): Promise<void> {
  if (provider_id) await addProviderRating(ctx, provider_id, rating, count)
}

async function loadReview(ctx: TransactionCtx, id: string): Promise<ReviewRow> {
  const [review] = await ctx.db.select().from(reviews).where(eq(reviews.id, id)).for('update')
  if (!review) throw notFound()
  return review
}

/** Closes the open reports about a review. Returns who sent them. */
async function closeReports(
  ctx: TransactionCtx,
  review_id: string,
  decided: Pick<ReviewReportRow, 'status' | 'decision'>,
): Promise<string[]> {
  const closed = await ctx.db
    .update(reviewReports)
    .set({ ...decided, admin_id: adminCtx(ctx).principal.id, version: sql`${reviewReports.version} + 1`, updated_at: ctx.clock.now() })
    .where(and(eq(reviewReports.review_id, review_id), eq(reviewReports.status, 'new')))
    .returning({ id: reviewReports.id, user_id: reviewReports.user_id })
  for (const { id } of closed)
    await audit(ctx, {
      ...{ action: decided.status === 'dismissed' ? 'dismiss' : 'hide', resource: 'review-reports', row_id: id },
      ...{ before: { status: 'new' }, after: decided },
    })
  return closed.map(({ user_id }) => user_id)
}

type ReviewNotification = {
  type: 'review_hidden' | 'review_published' | 'review_report_dismissed'
  reason?: string
  /** Who gets it besides the author of the review. */
  user_ids: readonly string[]
  isForProvider: boolean
}

async function notifyAbout(
  ctx: TransactionCtx,
  review: ReviewRow,
  { type, reason, user_ids, isForProvider }: ReviewNotification,
): Promise<void> {
  const { provider_id, product_id, client_id } = review
  await notify(ctx, {
    type,
    params: { provider: await loadSubject(ctx, review), ...(reason !== undefined && { reason }) },
    user_ids: [...new Set([...user_ids, ...(client_id ? [client_id] : [])])],
    provider_ids: isForProvider && provider_id ? [provider_id] : [],
    ...(product_id ? { link: pages.product({ id: product_id }) } : provider_id && { link: pages.providerReviews({ id: provider_id }) }),
  })
}

/** The name of what a review is about: its product, otherwise its provider. */
async function loadSubject({ db }: TransactionCtx, { id, provider_id, product_id }: ReviewRow): Promise<Localized> {
  const table = product_id ? products : providers
  const [subject] = await db
    .select({ ar: table.name_ar, en: table.name_en })
    .from(table)
    .where(eq(table.id, product_id ?? provider_id ?? ''))
  if (!subject) throw new Error(`loadSubject: review ${id} is about nothing`)
  return subject
}
