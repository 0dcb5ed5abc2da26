import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Ctx, UserCtx } from '../context.ts'
import { afterCommit } from '../db/database.ts'
import { files } from '../db/tables/files.ts'
import { storageKeysOf } from './read-file.ts'

/** Deletes files that no row refers to any more, and after the commit their bytes. */
export const deleteFiles = (ctx: Ctx, ids: readonly (string | null)[]): Promise<void> => deleteWhere(ctx, ids)

/** Deletes those of these files that the user uploaded. No row may refer to them any more. */
export const deleteOwnFiles = (ctx: UserCtx, ids: readonly (string | null)[]): Promise<void> =>
  deleteWhere(ctx, ids, eq(files.owner_user_id, ctx.principal.id))

async function deleteWhere(ctx: Ctx, ids: readonly (string | null)[], condition?: SQL): Promise<void> {
  const present = ids.filter((id) => id !== null)
  if (present.length === 0) return
  const deleted = await ctx.db
    .delete(files)
    .where(and(inArray(files.id, present), condition))
    .returning({ storage_key: files.storage_key })
  await afterCommit(ctx, async () => {
    for (const { storage_key } of deleted) for (const key of storageKeysOf(storage_key)) await ctx.adapters.storage.remove(key)
  })
}
