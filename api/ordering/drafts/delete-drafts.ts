import { eq, inArray, lt } from 'drizzle-orm'
import type { App, Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/errors.ts'
import { deleteFiles } from '../../platform/uploads/delete-files.ts'
import { orderDraftFiles, orderDrafts } from '../tables/order-drafts.ts'
import { deleteDraftFiles } from './draft-files.ts'
import { assertNotSent, type DraftRef, lockDraft } from './own-draft.ts'

/** Deletes an own draft with its files. Throws 404. */
export async function deleteDraft(ctx: Ctx, draft: DraftRef): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockDraft(ctx, draft)
    if (!row) throw notFound()
    assertNotSent(row)
    await deleteDraftFiles(ctx, row.id)
    await ctx.db.delete(orderDrafts).where(eq(orderDrafts.id, row.id))
  })
}

/** Deletes the drafts of a user with their files, in the caller's transaction: the account is deleted. */
export async function deleteDraftsOf(ctx: Ctx, user_id: string): Promise<void> {
  const ids = ctx.db.select({ id: orderDrafts.id }).from(orderDrafts).where(eq(orderDrafts.user_id, user_id))
  const removed = await ctx.db
    .delete(orderDraftFiles)
    .where(inArray(orderDraftFiles.draft_id, ids))
    .returning({ file_id: orderDraftFiles.file_id })
  await deleteFiles(
    ctx,
    removed.map(({ file_id }) => file_id),
  )
  await ctx.db.delete(orderDrafts).where(eq(orderDrafts.user_id, user_id))
}

/** Deletes expired drafts. Their files are then attached to nothing: the cleanup of uploads deletes them. */
export async function deleteExpiredDrafts({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.delete(orderDrafts).where(lt(orderDrafts.expires_at, clock.now()))
}
