import type { App } from '../context.ts'
import type { QueueName } from '../db/tables/jobs.ts'
import type { Job } from './claim.ts'

declare module '../context.ts' {
  interface Hooks {
    /** All background work. */
    queues: Readonly<Record<QueueName, QueueDefinition>>
    /** Does everything that is due by the injected clock and has no job of its own. Throws if a part failed. */
    runDueDeadlines: (app: App) => Promise<void>
  }
}

/** `again` puts the job back into the queue for its next part. */
export type JobResult = 'done' | 'again'

/** Does several jobs together and returns the errors of those that failed, by the job's id. If it throws, each is done by the queue's `handler`. */
export type BatchHandler = (app: App, jobs: readonly Job[]) => Promise<ReadonlyMap<string, unknown>>

/** One kind of background work. */
export type QueueDefinition = {
  /** Does the job. Must be safe to repeat. */
  handler: (app: App, job: Job) => Promise<JobResult>
  /** How many jobs of this queue a process runs at the same time: one batch, if the queue has batches. */
  concurrency: number
  /** Runs up to `size` jobs together, at most one batch every `spacingMs`: what arises meanwhile waits for the next one. */
  batch?: { handler: BatchHandler; size: number; spacingMs: number }
  /** After `limit` failed attempts the job is dead. The delay before the next attempt starts at twice `seconds` and doubles each time. */
  retry: { limit: number; seconds: number }
  /** The queue has one job without an end, which runs at this interval. */
  everyMs?: number
  /** What is stored in production once the job is done, to clear what must not be kept. */
  cleared?: Partial<Job>
}
