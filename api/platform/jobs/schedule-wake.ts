import type { Ctx } from '../../context.ts'
import { enqueueJobs } from './enqueue.ts'

/** Schedules a check of the deadlines at an instant of the injected clock, as a job written in the caller's transaction. */
export const scheduleWake = (ctx: Ctx, key: string, at: string): Promise<void> =>
  enqueueJobs(ctx, [{ queue: 'deadlines', key, run_at: at }])
