import { and, eq, isNotNull } from 'drizzle-orm'
import type { StoredRow } from '../../resources/read/row-mapping.ts'
import { audit } from '../../resources/write/audit.ts'
import type { TransactionCtx } from '../context.ts'
import { afterCommit } from '../db/database.ts'
import { jobs } from '../db/tables/jobs.ts'

type JobAction = { resource: string; row: StoredRow; action: string }

/** Puts a job that was given up back into its queue, with all its attempts. */
export async function retryJob(ctx: TransactionCtx, call: JobAction): Promise<void> {
  await changeDeadJob(ctx, call, { dead_at: null, closed_at: null, attempts: 0, run_at: ctx.clock.now() })
}

/** Closes a job that was given up, and clears its text: nobody sends it any more. */
export async function closeJob(ctx: TransactionCtx, call: JobAction): Promise<void> {
  await changeDeadJob(ctx, call, { closed_at: ctx.clock.now(), body: '' })
}

async function changeDeadJob(
  ctx: TransactionCtx,
  { resource, row, action }: JobAction,
  change: Partial<typeof jobs.$inferInsert>,
): Promise<void> {
  const [job] = await ctx.db
    .update(jobs)
    .set(change)
    .where(and(eq(jobs.id, row.id), isNotNull(jobs.dead_at)))
    .returning({ queue: jobs.queue })
  if (!job) return
  await audit(ctx, { action, resource, row_id: row.id, before: row })
  await afterCommit(ctx, () => ctx.worker.wake(job.queue))
}
