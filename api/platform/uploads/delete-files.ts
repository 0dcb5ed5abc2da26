import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { afterCommit } from '../db/database.ts'
import { files } from '../db/tables/files.ts'
import { storageKeysOf } from './read-file.ts'

/** Deletes files that no row refers to any more, and after the commit their bytes. */
export async function deleteFiles(ctx: Ctx, ids: readonly (string | null)[]): Promise<void> {
  const present = ids.filter((id) => id !== null)
  if (present.length === 0) return
  const deleted = await ctx.db.delete(files).where(inArray(files.id, present)).returning({ storage_key: files.storage_key })
  await afterCommit(ctx, async () => {
    for (const { storage_key } of deleted) for (const key of storageKeysOf(storage_key)) await ctx.adapters.storage.remove(key)
  })
}
