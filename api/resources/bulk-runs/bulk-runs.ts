import { type BulkRejection, type BulkRunState, bulkRunLimits } from '@wasl/shared/contract/bulk-run.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import type { Label } from '@wasl/shared/units.ts'
import { daySeconds } from '@wasl/shared/utils/durations.ts'
import { and, asc, eq, getTableColumns, gte, lt } from 'drizzle-orm'
import type { AdminCtx, App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound, RequestError } from '../../platform/http/errors.ts'
import { addSeconds } from '../../platform/instants.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue.ts'
import type { ActionInput } from '../actions/bulk-request.ts'
import { orderBy } from '../read/list.ts'
import type { ListQuery } from '../read/list-query.ts'
import { whereClause } from '../read/where-clause.ts'
import type { StoredResource } from '../stored-resource.ts'
import { bulkRejections, bulkRuns } from '../tables/bulk-runs.ts'

type BulkRunRow = Omit<typeof bulkRuns.$inferSelect, 'row_ids'>

const lifetimeDays = 7
// Without the ids of the rows: reading them would cost more than all the rest.
const { row_ids, ...stateColumns } = getTableColumns(bulkRuns)

/** Starts a bulk action on all rows that match now. Throws 422 without rows or with too many, 409 while another run of this admin changes them. */
export const startBulkRun = (
  ctx: AdminCtx,
  resource: StoredResource,
  { action, query, inputs }: { action: string; query: ListQuery; inputs: ActionInput },
): Promise<BulkRunState> =>
  inTransaction(ctx, async (ctx) => {
    const matching = await ctx.db
      .select({ id: resource.id })
      .from(resource.table)
      .where(whereClause(ctx, resource, query))
      .orderBy(...orderBy(ctx, resource, query.sorts))
      .limit(bulkRunLimits.rows + 1)
    assertBulkSize(matching.length)
    const [row] = await ctx.db
      .insert(bulkRuns)
      .values({
        admin_id: ctx.principal.id,
        resource: resource.declaration.name,
        action,
        inputs,
        row_ids: matching.map(({ id }) => String(id)),
        locale: ctx.locale,
        status: 'running',
        total: matching.length,
        created_at: ctx.clock.now(),
      })
      .onConflictDoNothing()
      .returning(stateColumns)
    if (!row) throw conflict(alreadyRunning)
    await enqueueJobs(ctx, [{ queue: 'bulk_runs', payload: { bulk_run_id: row.id } }])
    return toState(ctx, row)
  })

/** Throws 422 without rows, and with more than one run takes. */
export function assertBulkSize(rows: number): void {
  if (rows === 0) throw new RequestError('invalid', noRows)
  if (rows > bulkRunLimits.rows) throw new RequestError('invalid', tooManyRows)
}

/** The bulk run of this admin that is changing rows of this resource now; null if there is none. */
export async function findRunningBulkRun(ctx: AdminCtx, resource: StoredResource): Promise<BulkRunState | null> {
  const [row] = await ctx.db
    .select(stateColumns)
    .from(bulkRuns)
    .where(and(isOwn(ctx, resource), eq(bulkRuns.status, 'running')))
  return row ? toState(ctx, row) : null
}

/** A bulk run of this admin. Throws 404 otherwise. */
export async function loadBulkRun(ctx: AdminCtx, resource: StoredResource, id: string): Promise<BulkRunState> {
  const [row] = await ctx.db
    .select(stateColumns)
    .from(bulkRuns)
    .where(and(isOwn(ctx, resource), eq(bulkRuns.id, id)))
  if (!row) throw notFound()
  return toState(ctx, row)
}

/** Stops a bulk run after the row that it is changing now. Rows that were changed stay changed. */
export async function cancelBulkRun(ctx: AdminCtx, resource: StoredResource, id: string): Promise<BulkRunState> {
  await ctx.db
    .update(bulkRuns)
    .set({ status: 'cancelled' })
    .where(and(isOwn(ctx, resource), eq(bulkRuns.id, id), eq(bulkRuns.status, 'running')))
  return loadBulkRun(ctx, resource, id)
}

/** The rejected rows of a bulk run, in the order of the run, `limit` at a time from `position` on. */
export const loadRejections = (
  { db }: Pick<AdminCtx, 'db'>,
  id: string,
  { position, limit }: { position: number; limit: number },
): Promise<(BulkRejection & { position: number })[]> =>
  db
    .select({
      id: bulkRejections.row_id,
      title: bulkRejections.title,
      msg: bulkRejections.msg,
      position: bulkRejections.position,
    })
    .from(bulkRejections)
    .where(and(eq(bulkRejections.bulk_run_id, id), gte(bulkRejections.position, position)))
    .orderBy(asc(bulkRejections.position))
    .limit(limit)

/** Deletes bulk runs after a week, with their rejected rows. */
export async function deleteOldBulkRuns({ db, clock }: App): Promise<void> {
  await db.delete(bulkRuns).where(lt(bulkRuns.created_at, addSeconds(clock.now(), -lifetimeDays * daySeconds)))
}

const isOwn = ({ principal }: Pick<AdminCtx, 'principal'>, { declaration }: StoredResource) =>
  and(eq(bulkRuns.admin_id, principal.id), eq(bulkRuns.resource, declaration.name))

async function toState(ctx: AdminCtx, { id, action, status, total, done_rows, rejected }: BulkRunRow): Promise<BulkRunState> {
  const rejections = rejected === 0 ? [] : await loadRejections(ctx, id, { position: 0, limit: bulkRunLimits.listedRejections })
  return { id, action, status, total, done: done_rows, rejected, rejections }
}

const alreadyRunning: Label = {
  en: 'Another bulk action of yours is still running here. Wait for it or stop it',
  ar: 'ما زال إجراء جماعي آخر لك جاريًا هنا. انتظر حتى يكتمل أو أوقفه',
}
const noRows: Label = { en: 'No records match any more', ar: 'لم تعد هناك سجلات مطابقة' }
const tooManyRows: Label = {
  en: `One bulk action takes at most ${formatCount(bulkRunLimits.rows)} records. Narrow the filter`,
  ar: `لا يزيد الإجراء الجماعي الواحد على ${formatCount(bulkRunLimits.rows)} سجل. ضيّق التصفية`,
}
