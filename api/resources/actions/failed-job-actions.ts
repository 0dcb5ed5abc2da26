import type { TransactionCtx } from '../../platform/context.ts'
import { afterCommit } from '../../platform/db/database.ts'
import { changeGivenUpJob, type Job } from '../../platform/jobs/claim.ts'
import type { StoredRow } from '../stored-resource.ts'
import { audit } from '../write/audit.ts'

type JobAction = { resource: string; row: StoredRow; action: string }

/** Puts a job that was given up back into its queue, with all its attempts. */
export async function retryJob(ctx: TransactionCtx, call: JobAction): Promise<void> {
  await changeDeadJob(ctx, call, { dead_at: null, closed_at: null, attempts: 0, run_at: ctx.clock.now() })
}

/** Closes a job that was given up, and clears its text: nobody sends it any more. */
export async function closeJob(ctx: TransactionCtx, call: JobAction): Promise<void> {
  await changeDeadJob(ctx, call, { closed_at: ctx.clock.now(), body: '' })
}

async function changeDeadJob(ctx: TransactionCtx, { resource, row, action }: JobAction, change: Partial<Job>): Promise<void> {
  const queue = await changeGivenUpJob(ctx, row.id, change)
  if (!queue) return
  await audit(ctx, { action, resource, row_id: row.id, before: row })
  await afterCommit(ctx, () => ctx.worker.wake(queue))
}
