import type { reviewsPage } from '@wasl/shared/contract/catalog.ts'
import { paginationOf } from '@wasl/shared/contract/common.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { providers } from '../../platform/db/tables/people.ts'
import { reviews } from '../../platform/db/tables/reviews.ts'
import { notFound } from '../../platform/http/errors.ts'

type Asked = { id: string; page: number; per_page: number }

/** One page of the published reviews of an approved provider, the newest first. */
export async function reviewsOf(ctx: Pick<Ctx, 'db'>, { id, ...asked }: Asked): Promise<z.input<typeof reviewsPage>> {
  const isApproved = await ctx.db.$count(providers, and(eq(providers.id, id), eq(providers.status, 'approved')))
  if (!isApproved) throw notFound()
  const published = and(eq(reviews.provider_id, id), eq(reviews.status, 'published'))
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(reviews)
      .where(published)
      .orderBy(desc(reviews.created_at), desc(reviews.id))
      .limit(asked.per_page)
      .offset((asked.page - 1) * asked.per_page),
    ctx.db.$count(reviews, published),
  ])
  return { data: rows.map(view), pagination: paginationOf(asked, total) }
}

const view = ({ id, client_name, rating, comment, answer, created_at }: typeof reviews.$inferSelect) => ({
  ...{ id, client_name, rating, comment, answer, created_at },
})
