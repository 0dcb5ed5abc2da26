import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AdminCtx, Ctx, UserCtx } from '../context.ts'
import { files } from '../db/tables/files.ts'
import { invalid } from '../http/errors.ts'

type AttachedFiles = { file_ids: readonly string[]; order_id: string; provider_id?: string; field?: string }

/**
 * Attaches files to an order, so that everyone who may see the order may read them (with `provider_id`, no other provider). The files must
 * be the user's own and not attached to another order, else a validation error on `field` is thrown. Runs in the caller's transaction.
 */
export async function attachFiles(ctx: UserCtx, { file_ids, order_id, provider_id, field = 'file_ids' }: AttachedFiles): Promise<void> {
  const ids = [...new Set(file_ids)]
  if (ids.length === 0) return
  const free = sql`${isNull(files.room_id)} and (${isNull(files.order_id)} or ${files.order_id} = ${order_id})`
  const attached = await ctx.db
    .update(files)
    .set({ order_id, provider_id: provider_id ?? null })
    .where(and(inArray(files.id, ids), sql`${files.owner_user_id} = ${ctx.principal.id}`, sql`${files.is_public} = false`, free))
    .returning({ id: files.id })
  if (attached.length < ids.length) throw invalid(field, uploadAgain)
}

/**
 * Attaches files to a chat, so that its people may read them. The files must be the user's own and attached to nothing, else a validation
 * error on `file_ids` is thrown. Runs in the caller's transaction.
 */
export async function attachToRoom(ctx: UserCtx, { file_ids, room_id }: { file_ids: readonly string[]; room_id: string }): Promise<void> {
  const ids = [...new Set(file_ids)]
  if (ids.length === 0) return
  const isFree = and(isNull(files.order_id), isNull(files.room_id), eq(files.is_public, false))
  const attached = await ctx.db
    .update(files)
    .set({ room_id })
    .where(and(inArray(files.id, ids), eq(files.owner_user_id, ctx.principal.id), isFree))
    .returning({ id: files.id })
  if (attached.length < file_ids.length) throw invalid('file_ids', uploadAgain)
}

/**
 * Makes uploads of the administrator of the context private, and lets users read them: the people of an order, or one user. Runs in the caller's
 * transaction.
 */
export async function shareUploads(
  { db, principal }: AdminCtx,
  file_ids: readonly string[],
  readers: { order_id: string } | { owner_user_id: string },
): Promise<void> {
  if (file_ids.length === 0) return
  await db
    .update(files)
    .set({ ...readers, is_public: false })
    .where(and(inArray(files.id, [...file_ids]), eq(files.owner_admin_id, principal.id), isNull(files.order_id)))
}

const uploadAgain = { en: 'Upload the file again', ar: 'أعد رفع الملف' }

/** Detaches files from their order and gives them to an owner, who can attach them again; others become unreadable. */
export async function detachFiles({ db }: Pick<Ctx, 'db'>, file_ids: readonly string[], owner_user_id: string): Promise<void> {
  if (file_ids.length > 0)
    await db
      .update(files)
      .set({ order_id: null, owner_user_id })
      .where(inArray(files.id, [...file_ids]))
}
