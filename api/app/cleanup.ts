import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { deleteOldCarts } from '../catalog/cart/delete-carts.ts'
import { deleteExpiredCredentials } from '../identity/auth/delete-expired.ts'
import { deleteExpiredExports } from '../identity/personal-data/export.ts'
import { deleteExpiredDrafts } from '../ordering/drafts/delete-drafts.ts'
import type { App } from '../platform/context.ts'
import { deleteOldIdempotencyKeys } from '../platform/http/run-idempotent.ts'
import { addSeconds } from '../platform/instants.ts'
import { deleteOldJobs } from '../platform/jobs/delete-old-jobs.ts'
import { deleteUnusedFiles } from '../platform/uploads/delete-unused-files.ts'
import { deleteOldBulkRuns } from '../resources/bulk-runs/bulk-runs.ts'
import { deleteOldImports } from '../resources/import/imports.ts'
import { usedFileIds } from './used-file-ids.ts'

const hour = 3_600_000

/**
 * Deletes what is no longer needed: ended sessions, codes and login attempts that no limit counts any more, jobs done long ago, and
 * files that nothing has used for a week, with their bytes; files that a killed process wrote in part; carts of guests after a month; exports of personal data after a day; imports, bulk runs and responses of requests after a week.
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
  await deleteOldCarts(app)
  // Before the files: those of expired drafts are unused then.
  await deleteExpiredDrafts(app)
  await deleteUnusedFiles(app, ago(7), usedFileIds())
  // The clock of the machine: files have its times.
  await app.adapters.storage.removeUnfinished?.(new Date(Date.now() - hour))
}
