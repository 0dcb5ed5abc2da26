import { fieldAfterChange, removedPrefix } from '@wasl/shared/rules/item-fields.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, count, eq, gt, inArray, isNull, notInArray, notLike, type SQL, sum } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { files } from '../../platform/db/tables/files.ts'
import { invalid, notFound } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import { deleteFiles } from '../../platform/uploads/delete-files.ts'
import { readBytes } from '../../platform/uploads/read-file.ts'
import type { RawFile } from '../../platform/uploads/read-form.ts'
import { setFileOwner } from '../../platform/uploads/set-file-owner.ts'
import { storeUpload } from '../../platform/uploads/store-upload.ts'
import { orderDraftFiles, orderDrafts } from '../tables/order-drafts.ts'
import { assertNotSent, type DraftRef, isOwnDraft, lockDraft } from './own-draft.ts'

const megabyte = 1024 * 1024
const perDraft = { files: 20, bytes: 50 * megabyte }
// Of guests behind one address within a day.
const perAddress = { files: 100, bytes: 200 * megabyte }

/** Stores a file with a draft. That of a guest has no owner and nobody can read it until a client sends the draft. Throws 422 beyond the limits. */
export async function addDraftFile(ctx: Ctx, draft: DraftRef, { field, file }: { field: string; file: RawFile | null }) {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockDraft(ctx, draft)
    if (!row) throw notFound()
    assertNotSent(row)
    const owner_user_id = ctx.principal.kind === 'user' ? ctx.principal.id : null
    if (!owner_user_id) await lockUntilCommit(ctx.db, 'orderDrafts', row.address)
    await assertBelow(ctx, field, eq(orderDraftFiles.draft_id, row.id), perDraft)
    const today = gt(files.created_at, addSeconds(ctx.clock.now(), -daySeconds))
    if (!owner_user_id)
      await assertBelow(ctx, field, and(eq(orderDrafts.address, row.address), isNull(orderDrafts.user_id), today), perAddress)
    const stored = await storeUpload(ctx, { purpose: 'order', file, field, owner_user_id })
    await ctx.db.insert(orderDraftFiles).values({ draft_id: row.id, file_id: stored.id, field })
    return { id: stored.id, name: stored.name, mime: stored.mime, size: stored.size_bytes, field }
  })
}

async function assertBelow({ db }: Ctx, field: string, where: SQL | undefined, limit: typeof perDraft): Promise<void> {
  const [stored] = await db
    .select({ files: count(), bytes: sum(files.size_bytes).mapWith(Number) })
    .from(orderDraftFiles)
    .innerJoin(orderDrafts, eq(orderDrafts.id, orderDraftFiles.draft_id))
    .innerJoin(files, eq(files.id, orderDraftFiles.file_id))
    .where(where)
  if (!stored || (stored.files < limit.files && (stored.bytes ?? 0) < limit.bytes)) return
  throw invalid(field, {
    en: 'Too many files for an order that is not sent yet. Send it with fewer files',
    ar: 'الملفات كثيرة على طلب لم يُرسل بعد. أرسله بعدد أقل من الملفات',
  })
}

/** A file of an own draft that is not sent. Throws 404. */
export async function readDraftFile(ctx: Ctx, { id, key }: DraftRef, { file_id, w }: { file_id: string; w?: number | undefined }) {
  const [found] = await ctx.db
    .select({ file: files })
    .from(orderDraftFiles)
    .innerJoin(orderDrafts, eq(orderDrafts.id, orderDraftFiles.draft_id))
    .innerJoin(files, eq(files.id, orderDraftFiles.file_id))
    .where(and(eq(orderDrafts.id, id), isOwnDraft(ctx, key), eq(files.id, file_id)))
  if (!found) throw notFound()
  return readBytes(ctx, found.file, w)
}

/** Deletes one file of an own draft. One that is not there any more counts as deleted. */
export async function removeDraftFile(ctx: Ctx, draft: DraftRef, file_id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockDraft(ctx, draft)
    if (!row) throw notFound()
    assertNotSent(row)
    const isRemoved = and(eq(orderDraftFiles.draft_id, row.id), eq(orderDraftFiles.file_id, file_id))
    const removed = await ctx.db.delete(orderDraftFiles).where(isRemoved).returning({ file_id: orderDraftFiles.file_id })
    await deleteFiles(
      ctx,
      removed.map((file) => file.file_id),
    )
  })
}

type ServiceChange = { before: readonly string[]; after: readonly string[] }

/**
 * Moves the files of a draft along with their services, whose fields are counted by position; those of a service that has left the form wait for
 * it to come back. In the caller's transaction.
 */
export async function moveDraftFiles(ctx: Ctx, draft_id: string, change: ServiceChange): Promise<void> {
  if (change.before.join() === change.after.join()) return
  const rows = await ctx.db.select().from(orderDraftFiles).where(eq(orderDraftFiles.draft_id, draft_id))
  for (const { file_id, field } of rows) {
    const moved = fieldAfterChange(field, change)
    if (moved !== field) await ctx.db.update(orderDraftFiles).set({ field: moved }).where(eq(orderDraftFiles.file_id, file_id))
  }
}

/** Deletes the files of a draft, in the caller's transaction. `except`: those that the form keeps; files of services that it does not have stay. */
export async function deleteDraftFiles(ctx: Ctx, draft_id: string, { except }: { except?: readonly string[] } = {}): Promise<void> {
  const isLeftOut = except && and(notLike(orderDraftFiles.field, `${removedPrefix}%`), notInArray(orderDraftFiles.file_id, [...except]))
  const removed = await ctx.db
    .delete(orderDraftFiles)
    .where(and(eq(orderDraftFiles.draft_id, draft_id), isLeftOut))
    .returning({ file_id: orderDraftFiles.file_id })
  await deleteFiles(
    ctx,
    removed.map(({ file_id }) => file_id),
  )
}

/** Makes the client the owner of the files of a draft. */
export async function takeOverFiles(ctx: Ctx, draft_id: string, user_id: string): Promise<void> {
  const ids = ctx.db.select({ id: orderDraftFiles.file_id }).from(orderDraftFiles).where(eq(orderDraftFiles.draft_id, draft_id))
  await setFileOwner(ctx, inArray(files.id, ids), user_id)
}
