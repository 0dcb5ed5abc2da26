import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { App } from '../context.ts'
import { sqlErrorOf } from '../db/sql-errors.ts'
import { files } from '../db/tables/files.ts'
import { storageKeysOf } from './read-file.ts'

const batchSize = 200
type FileKeys = { id: string; storage_key: string }

/** Private uploads of users. Others were shown to everyone, or an earlier version of their row can be restored. */
const isOfUser = or(isNotNull(files.owner_user_id), and(eq(files.is_public, false), isNull(files.owner_admin_id)))

/**
 * Deletes the files that nothing uses, with their bytes: uploads of users from before this time, and all others that nothing has used since then.
 * `usedIds`: a query with the ids of all files in rows, settings and entries of lists.
 */
export async function deleteUnusedFiles({ db, adapters, clock }: App, before: string, usedIds: SQL): Promise<void> {
  await markUnused(db, clock.now(), usedIds)
  let last = ''
  for (;;) {
    const batch = await db
      .select({ id: files.id, storage_key: files.storage_key })
      .from(files)
      .where(
        and(
          isNotNull(files.unused_since),
          or(and(isOfUser, lt(files.created_at, before)), lte(files.unused_since, before)),
          last ? gt(files.id, last) : undefined,
        ),
      )
      .orderBy(files.id)
      .limit(batchSize)
    for (const { storage_key } of await deleteThose(db, batch, usedIds))
      for (const key of storageKeysOf(storage_key)) await adapters.storage.remove(key)
    last = batch.at(-1)?.id ?? ''
    if (batch.length < batchSize) return
  }
}

/** Writes since when each file is unused, or that it is used again. */
async function markUnused(db: App['db'], now: string, usedIds: SQL): Promise<void> {
  await db.execute(sql`with used as (select distinct used.id from (${usedIds}) as used (id)),
    states as (select f.id, f.order_id is not null or f.room_id is not null or used.id is not null as is_used from ${files} f left join used on used.id = f.id
      where f.order_id is null and f.room_id is null or f.unused_since is not null)
    update ${files} set unused_since = case when states.is_used then null else ${now}::timestamptz end
    from states where states.id = ${files.id} and states.is_used = (${files.unused_since} is not null)`)
}

/** Returns the deleted ones. A row that takes one of the files meanwhile keeps it. */
async function deleteThose(db: App['db'], batch: readonly FileKeys[], usedIds: SQL): Promise<FileKeys[]> {
  if (batch.length === 0) return []
  const ids = batch.map(({ id }) => id)
  const isUsed = sql`exists (select 1 from (${usedIds}) as used (id) where used.id = ${files.id})`
  try {
    return await db
      .delete(files)
      .where(and(inArray(files.id, ids), isNull(files.order_id), isNull(files.room_id), not(isUsed)))
      .returning({ id: files.id, storage_key: files.storage_key })
  } catch (error) {
    if (sqlErrorOf(error)?.code !== '23503') throw error
    if (batch.length === 1) return []
    const deleted: FileKeys[] = []
    for (const file of batch) deleted.push(...(await deleteThose(db, [file], usedIds)))
    return deleted
  }
}
