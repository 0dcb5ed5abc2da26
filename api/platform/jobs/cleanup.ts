import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, inArray, isNotNull, isNull, lt, ne, not, or } from 'drizzle-orm'
import type { App } from '../../context.ts'
import { deleteExpiredCredentials } from '../../identity/sessions/delete-expired.ts'
import { sqlErrorOf } from '../db/sql-errors.ts'
import { files } from '../db/tables/files.ts'
import { jobs } from '../db/tables/jobs.ts'
import { addSeconds } from '../instants.ts'
import { storageKeysOf } from '../uploads/read-file.ts'

const batchSize = 200

/**
 * Deletes what is no longer needed: ended sessions, codes and login attempts that no limit counts any more, jobs done long ago, and
 * private uploads that were not attached to anything for a week, with their bytes.
 */
export async function deleteExpired(app: App): Promise<void> {
  const { db, clock } = app
  const ago = (days: number) => addSeconds(clock.now(), -days * daySeconds)
  await deleteExpiredCredentials(app)
  const isCarried = inArray(jobs.queue, ['sms', 'email', 'push'])
  await db.delete(jobs).where(or(and(not(isCarried), lt(jobs.done_at, ago(1))), lt(jobs.done_at, ago(30))))
  const orphans = await db
    .select({ id: files.id, storage_key: files.storage_key })
    .from(files)
    .where(and(isNull(files.order_id), ne(files.is_public, true), isNotNull(files.owner_user_id), lt(files.created_at, ago(7))))
    .limit(batchSize)
  for (const file of orphans)
    if (await removeRow(app, file.id)) for (const key of storageKeysOf(file.storage_key)) await app.adapters.storage.remove(key)
}

/** Returns false if another row still refers to the file, which is then kept. */
async function removeRow({ db }: App, id: string): Promise<boolean> {
  try {
    await db.delete(files).where(eq(files.id, id))
    return true
  } catch (error) {
    if (sqlErrorOf(error)?.code === '23503') return false
    throw error
  }
}
