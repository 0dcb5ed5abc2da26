import { titleIn } from '@wasl/shared/registry/row-title.ts'
import { labelIn } from '@wasl/shared/units.ts'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { App, Ctx, TransactionCtx } from '../../platform/context.ts'
import { inSavepoint, inTransaction, isTransient } from '../../platform/db/database.ts'
import { RequestError } from '../../platform/http/errors.ts'
import type { Job } from '../../platform/jobs/claim.ts'
import { systemCtx } from '../../platform/jobs/system-ctx.ts'
import { hasPermission } from '../access.ts'
import { assertBulkPermitted } from '../actions/bulk-request.ts'
import { failed, rejectionText, runOnRow } from '../actions/run-bulk-action.ts'
import { loadActiveAdmin } from '../load-active-admin.ts'
import { loadRows } from '../read/row-mapping.ts'
import { type StoredResource, storedResources } from '../stored-resource.ts'
import { bulkRejections, bulkRuns } from '../tables/bulk-runs.ts'

const batchSize = 100
const bulkRunJob = z.object({ bulk_run_id: z.uuid() })

/** After so many attempts of one batch that stopped in the middle a bulk run has failed. */
export const bulkRunAttempts = 3

const { row_ids: storedIds, ...otherColumns } = getTableColumns(bulkRuns)
type Run = Omit<typeof bulkRuns.$inferSelect, 'row_ids'>
type BatchRow = { id: string; position: number; title: string }

/** Runs a bulk action on the next hundred rows; `again` if more are left. Each attempt continues behind the rows that have a result. */
export async function runBulkBatch(app: App, { payload, attempts }: Pick<Job, 'payload' | 'attempts'>): Promise<'done' | 'again'> {
  const { bulk_run_id } = bulkRunJob.parse(payload)
  try {
    return (await runBatch(app, bulk_run_id)) ? 'again' : 'done'
  } catch (error) {
    if (attempts >= bulkRunAttempts) await finish(app, bulk_run_id, 'failed')
    throw error
  }
}

/** Returns whether more rows are left. The permissions are those that the admin has now, so a batch is also stopped by losing them. */
async function runBatch(app: App, id: string): Promise<boolean> {
  const [found] = await app.db
    .select({
      run: otherColumns,
      ids: sql<string[]>`${storedIds}[${bulkRuns.done_rows} + 1 : ${bulkRuns.done_rows} + ${batchSize}::int]`.mapWith(storedIds),
    })
    .from(bulkRuns)
    .where(eq(bulkRuns.id, id))
  if (found?.run.status !== 'running') return false
  const { run, ids } = found
  const resource = storedResources().find(({ declaration }) => declaration.name === run.resource)
  const admin = await loadActiveAdmin(app, run.admin_id)
  if (!resource || !admin || !isStillPermitted(admin, resource, run.action)) {
    await finish(app, id, 'failed')
    return false
  }
  const ctx: Ctx = { ...systemCtx(app), principal: admin, locale: run.locale, request_id: `bulk-${id}` }
  for (const row of await withTitles(ctx, resource, run, ids)) {
    // The next batch reads what has changed: another process was faster, or the run was cancelled.
    if (!(await runNextRow(ctx, resource, run, row))) return true
    // Requests that arrived meanwhile come before the next row.
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  if (run.done_rows + ids.length < run.total) return true
  await finish(app, id, 'done')
  return false
}

function isStillPermitted(principal: Ctx['principal'], resource: StoredResource, action: string): boolean {
  try {
    assertBulkPermitted({ principal }, resource, action)
    return hasPermission(principal, `${resource.declaration.name}.list`)
  } catch (error) {
    if (error instanceof RequestError) return false
    throw error
  }
}

/** The rows of a batch with the titles that they have before the action. */
async function withTitles(ctx: Ctx, resource: StoredResource, run: Run, ids: readonly string[]): Promise<BatchRow[]> {
  const rows = new Map((await loadRows(ctx, resource, inArray(resource.id, [...ids]))).map((row) => [row.id, row]))
  return ids.map((id, at) => {
    const row = rows.get(id)
    const title = row && titleIn(resource.declaration, row)
    return { id, position: run.done_rows + at, title: title ? labelIn(title, run.locale) : id }
  })
}

/**
 * Runs the action on one row and stores its result, in one transaction: a row has its result once, however often a batch is repeated.
 * Returns false if the run was cancelled, or if another process has taken it up.
 */
const runNextRow = (ctx: Ctx, resource: StoredResource, { id, action, inputs }: Run, row: BatchRow): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const counted = await ctx.db
      .update(bulkRuns)
      .set({ done_rows: row.position + 1 })
      .where(and(eq(bulkRuns.id, id), eq(bulkRuns.status, 'running'), eq(bulkRuns.done_rows, row.position)))
      .returning({ id: bulkRuns.id })
    if (counted.length === 0) return false
    const msg = await reasonOf(ctx, resource, () => runOnRow(ctx, resource, { ...inputs, action, id: row.id }))
    if (msg === null) return true
    await ctx.db.insert(bulkRejections).values({ bulk_run_id: id, position: row.position, row_id: row.id, title: row.title, msg })
    await ctx.db
      .update(bulkRuns)
      .set({ rejected: sql`${bulkRuns.rejected} + 1` })
      .where(eq(bulkRuns.id, id))
    return true
  })

/** Why the action rejected a row; null if it did not. A defect in one row is logged and does not stop the others. */
async function reasonOf(ctx: TransactionCtx, resource: StoredResource, work: () => Promise<unknown>): Promise<string | null> {
  try {
    await inSavepoint(ctx, work)
    return null
  } catch (error) {
    const msg = rejectionText(error, resource, ctx.locale)
    if (msg !== null) return msg
    if (isTransient(error)) throw error
    ctx.log.error({ err: error }, 'a bulk action failed on one row')
    return labelIn(failed, ctx.locale)
  }
}

const finish = async ({ db }: Pick<App, 'db'>, id: string, status: 'done' | 'failed'): Promise<void> => {
  await db
    .update(bulkRuns)
    .set({ status })
    .where(and(eq(bulkRuns.id, id), eq(bulkRuns.status, 'running')))
}
