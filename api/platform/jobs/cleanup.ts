import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, eq, gt, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import { deleteExpiredExports } from '../../identity/personal-data/export.ts'
import { deleteExpiredCredentials } from '../../identity/sessions/delete-expired.ts'
import { deleteOldIdempotencyKeys } from '../../money/payments/run-idempotent.ts'
import { deleteExpiredDrafts } from '../../ordering/drafts/delete-drafts.ts'
import { deleteOldBulkRuns } from '../../resources/bulk-runs/bulk-runs.ts'
import { deleteOldImports } from '../../resources/import/imports.ts'
import type { App } from '../context.ts'
import { sqlErrorOf } from '../db/sql-errors.ts'
import { files } from '../db/tables/files.ts'
import { jobs } from '../db/tables/jobs.ts'
import { addSeconds } from '../instants.ts'
import { type FileField, fileFields } from '../uploads/file-fields.ts'
import { storageKeysOf } from '../uploads/read-file.ts'

const batchSize = 200

/**
 * Deletes what is no longer needed: ended sessions, codes and login attempts that no limit counts any more, jobs done long ago, and
 * uploads that were not attached to anything for a week, with their bytes; exports of personal data after a day; imports, bulk runs and responses of requests after a week.
 */
export async function deleteExpired(app: App): Promise<void> {
  const { clock } = app
  const ago = (days: number) => addSeconds(clock.now(), -days * daySeconds)
  await deleteExpiredCredentials(app)
  await deleteExpiredExports(app)
  await deleteOldImports(app)
  await deleteOldBulkRuns(app)
  await deleteOldIdempotencyKeys(app)
  await deleteOldJobs(app)
  // Before the files: those of expired drafts are unused then.
  await deleteExpiredDrafts(app)
  await deleteUnusedFiles(app, ago(7))
}

/** Messages that were sent or given up are kept for a month, other work for a day once it is done and three months if it was given up. */
async function deleteOldJobs({ db, clock }: App): Promise<void> {
  const ago = (days: number) => addSeconds(clock.now(), -days * daySeconds)
  const isMessage = and(isNotNull(jobs.recipient), ne(jobs.queue, 'live'))
  await db.delete(jobs).where(or(and(not(isMessage ?? sql`false`), lt(jobs.done_at, ago(1))), lt(jobs.done_at, ago(30))))
  await db.delete(jobs).where(or(and(isMessage, lt(jobs.dead_at, ago(30))), lt(jobs.dead_at, ago(90))))
  // A code or password that nobody can use any more, and that is not sent again.
  await db
    .update(jobs)
    .set({ body: '' })
    .where(and(isNotNull(jobs.dead_at), lt(jobs.expires_at, clock.now()), ne(jobs.body, '')))
}

/** Deletes uploads of users that no row refers to, in batches: files that are used must not hide the others. */
async function deleteUnusedFiles({ db, adapters }: App, before: string): Promise<void> {
  const usedIn = fileFields()
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
async function deleteUnused(db: App['db'], id: string, usedIn: readonly FileField[]): Promise<boolean> {
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
