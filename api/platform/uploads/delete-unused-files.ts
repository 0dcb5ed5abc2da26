import { and, eq, gt, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { App } from '../context.ts'
import { sqlErrorOf } from '../db/sql-errors.ts'
import { files } from '../db/tables/files.ts'
import { storageKeysOf } from './read-file.ts'

const batchSize = 200

/** Fields with files: SQL that is true if any row has this file in the field. */
type UsedIn = readonly { contains: (file_id: string) => SQL }[]

/** Deletes uploads of users that no row refers to, in batches: files that are used must not hide the others. `usedIn`: the lists that have no foreign key. */
export async function deleteUnusedFiles({ db, adapters }: App, before: string, usedIn: UsedIn): Promise<void> {
  let last = ''
  for (;;) {
    const batch = await db
      .select({ id: files.id, storage_key: files.storage_key })
      .from(files)
      .where(
        and(
          isNull(files.order_id),
          isNull(files.room_id),
          or(eq(files.is_public, false), isNotNull(files.owner_user_id)),
          isNull(files.owner_admin_id),
          lt(files.created_at, before),
          last ? gt(files.id, last) : undefined,
        ),
      )
      .orderBy(files.id)
      .limit(batchSize)
    for (const { id, storage_key } of batch)
      if (await deleteUnused(db, id, usedIn)) for (const key of storageKeysOf(storage_key)) await adapters.storage.remove(key)
    last = batch.at(-1)?.id ?? ''
    if (batch.length < batchSize) return
  }
}

/** Returns false if a row refers to the file. Lists of images and entries of lists have no foreign key, so they are searched. */
async function deleteUnused(db: App['db'], id: string, usedIn: UsedIn): Promise<boolean> {
  try {
    const deleted = await db
      .delete(files)
      .where(and(eq(files.id, id), not(or(...usedIn.map(({ contains }) => contains(id))) ?? sql`false`)))
      .returning({ id: files.id })
    return deleted.length > 0
  } catch (error) {
    if (sqlErrorOf(error)?.code === '23503') return false
    throw error
  }
}
