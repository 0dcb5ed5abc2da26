import { eq } from 'drizzle-orm'
import type { Ctx, TransactionCtx, UserCtx } from '../../platform/context.ts'
import { yearNumber } from '../../platform/db/insert-with-number.ts'
import { audit } from '../../resources/write/audit.ts'
import { insertNumberedRow } from '../../resources/write/insert-row.ts'
import { review_requests } from '../tables/from-registry.ts'

type RequestCtx = UserCtx & TransactionCtx
type NewRequest = Pick<
  typeof review_requests.$inferInsert,
  'kind' | 'product_id' | 'car_id' | 'group_id' | 'before_product_id' | 'after_product_id' | 'note'
>

/** Sends a request of the current user's provider to the administration. Returns its id. */
export async function sendRequest(ctx: RequestCtx, request: NewRequest): Promise<string> {
  const at = ctx.clock.now()
  const values = { ...request, provider_id: ctx.principal.provider?.id ?? '' }
  const { id } = await insertNumberedRow(
    ctx,
    review_requests,
    yearNumber('RV', at),
    { ...values, created_at: at, updated_at: at },
    { resource: 'review-requests', after: values },
  )
  return id
}

/** Withdraws a request that waits. */
export async function withdrawRequest(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.update(review_requests).set({ status: 'withdrawn', updated_at: ctx.clock.now() }).where(eq(review_requests.id, id))
  await audit(ctx, { action: 'withdraw', resource: 'review-requests', row_id: id })
}
