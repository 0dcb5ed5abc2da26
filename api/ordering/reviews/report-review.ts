import type { reviewReportForm } from '@wasl/shared/contract/catalog.ts'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { clientIdOf } from '../../identity/sessions/client-account.ts'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts'
import { insertRowUnlessTaken } from '../../resources/write/insert-row.ts'
import { reviewReports, reviews } from '../tables/reviews.ts'

type Report = z.output<typeof reviewReportForm>

/**
 * Reports a published review to the administration, with its text as it is now. Throws 404 for any other review, 403 for one of the own account, 409 for one that
 * the user has reported already.
 */
export async function reportReview(ctx: UserCtx, { id, reason, note }: { id: string } & Report): Promise<void> {
  const user_id = ctx.principal.id
  await inTransaction(ctx, async (ctx) => {
    // Locked, so that a decision about the review does not miss this report.
    const [review] = await ctx.db
      .select()
      .from(reviews)
      .where(and(eq(reviews.id, id), eq(reviews.status, 'published')))
      .for('update')
    if (!review) throw notFound()
    if (review.client_id === clientIdOf(ctx.principal)) throw forbidden()
    const { provider_id, comment } = review
    const now = ctx.clock.now()
    const row = { review_id: id, provider_id, user_id, comment, reason, note: note || null, created_at: now, updated_at: now }
    const after = { comment, reason, status: 'new' }
    const report = await insertRowUnlessTaken(ctx, reviewReports, 'any', row, { resource: 'review-reports', after })
    if (!report) throw conflict({ en: 'You have reported this review already', ar: 'أبلغت عن هذا التقييم من قبل' })
  })
}
