import { minuteSeconds } from '@wasl/shared/utils/durations.ts'
import type { TransactionCtx } from '../../../platform/context.ts'
import { addSeconds } from '../../../platform/instants.ts'
import { enqueueJobs } from '../../../platform/jobs/enqueue.ts'

/** When the gateway is queried for an attempt, in minutes after it began: events may be late or lost. */
const checkMinutes = [1, 5, 15, 60] as const

/** Schedules the questions about a new attempt to the gateway, in the transaction that creates it. */
export async function scheduleChecks(ctx: TransactionCtx, payment_id: string): Promise<void> {
  const now = ctx.clock.now()
  const jobAt = (minutes: number) => ({
    queue: 'payments' as const,
    key: `${payment_id}:${minutes}`,
    run_at: addSeconds(now, minutes * minuteSeconds),
    payload: { payment_id },
  })
  await enqueueJobs(ctx, checkMinutes.map(jobAt))
}
