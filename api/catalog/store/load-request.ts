import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { review_requests } from '../../platform/db/resource-tables.ts'
import { notFound } from '../../platform/http/errors.ts'

export type ReviewRequest = typeof review_requests.$inferSelect

/** The request of this id. Throws 404. */
export async function requestOf({ db }: Pick<Ctx, 'db'>, id: string): Promise<ReviewRequest> {
  const [request] = await db.select().from(review_requests).where(eq(review_requests.id, id))
  if (!request) throw notFound()
  return request
}
