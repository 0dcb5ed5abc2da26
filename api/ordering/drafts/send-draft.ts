import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { notFound } from '../../platform/http/errors.ts'
import { networkOf } from '../../platform/http/network.ts'
import { addSeconds } from '../../platform/instants.ts'
import { assertCategoryExists } from '../orders/assert-city-and-category.ts'
import type { OrderRow } from '../orders/visible-order.ts'
import { orderDraftFiles, orderDrafts } from '../tables/order-drafts.ts'
import { orders } from '../tables/orders.ts'
import { takeOverFiles } from './draft-files.ts'
import { type DraftRef, lockDraft } from './own-draft.ts'

// Nobody sends the same form again after a week.
const sentDays = 7

/**
 * Takes a draft to send it, in the caller's transaction: a guest's becomes the client's, with its files. Returns the order that it became if it
 * was sent before. An id that was never saved is taken too, so that its form is sent once. Throws 404 for the draft of somebody else, 422 for an
 * unknown category.
 */
export async function takeDraft(ctx: UserCtx, draft: DraftRef & { category_id: string }): Promise<OrderRow | null> {
  const now = ctx.clock.now()
  const user_id = ctx.principal.id
  const { id, category_id } = draft
  await assertCategoryExists(ctx, category_id)
  const instants = { created_at: now, updated_at: now, expires_at: addSeconds(now, sentDays * daySeconds) }
  await ctx.db
    .insert(orderDrafts)
    .values({ id, user_id, category_id, address: networkOf(ctx.address), ...instants })
    .onConflictDoNothing()
  const row = await lockDraft(ctx, draft)
  if (!row) throw notFound()
  if (row.user_id === null) await takeOverFiles(ctx, id, user_id)
  if (!row.order_id) return null
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, row.order_id))
  return order ?? null
}

/** Replaces the content of a sent draft by its order, and deletes the client's other drafts of the same category. */
export async function markDraftSent(ctx: UserCtx, id: string, { order_id, category_id }: { order_id: string; category_id: string }) {
  const user_id = ctx.principal.id
  const expires_at = addSeconds(ctx.clock.now(), sentDays * daySeconds)
  await ctx.db.delete(orderDraftFiles).where(eq(orderDraftFiles.draft_id, id))
  await ctx.db
    .update(orderDrafts)
    .set({ user_id, key_hash: null, order_id, values: {}, service_ids: [], expires_at })
    .where(eq(orderDrafts.id, id))
  const others = and(eq(orderDrafts.user_id, user_id), eq(orderDrafts.category_id, category_id), isNull(orderDrafts.order_id))
  await ctx.db.delete(orderDrafts).where(and(others, ne(orderDrafts.id, id)))
}
