import type { App } from '../../context.ts'
import { type QueueName, queueNames } from '../db/tables/jobs.ts'
import { addSeconds } from '../instants.ts'
import { claimJobs, defaultClaimMs, type Job, releaseJob, renewClaim } from './claim.ts'
import { recurringKey } from './enqueue.ts'
import { queues } from './queues.ts'
import { runDueDeadlines } from './run-due-deadlines.ts'

/** Runs a claimed job, renews its claim while it runs, and stores the result. */
export async function runJob(app: App, job: Job, claimMs = defaultClaimMs): Promise<void> {
  const renewal = setInterval(
    () =>
      void renewClaim(app, job, claimMs).catch((error: unknown) =>
        app.log.error({ err: error, job_id: job.id }, 'renewing a claim failed'),
      ),
    claimMs / 3,
  )
  try {
    await releaseJob(app, job, await attempt(app, job))
  } finally {
    clearInterval(renewal)
  }
}

async function attempt(app: App, job: Job): Promise<Partial<Job>> {
  const { handler, retry, everyMs, cleared } = queues[job.queue]
  const isRecurring = job.key === recurringKey && everyMs !== undefined
  try {
    if (job.attempts > retry.limit && !isRecurring) throw new Error(job.last_error ?? 'The process stopped while the job was running')
    const result = await handler(app, job)
    const now = app.clock.now()
    if (result === 'again') return { attempts: 0, run_at: now }
    if (isRecurring) return { attempts: 0, last_error: null, run_at: addSeconds(now, everyMs / 1000) }
    return { done_at: now, ...(app.env.WASL_MODE === 'production' ? cleared : {}) }
  } catch (error) {
    const { id, queue, attempts } = job
    app.log.warn({ err: error, job_id: id, queue, attempts }, 'job failed')
    const now = app.clock.now()
    const failed = { last_error: messageOf(error).slice(0, 500) }
    if (isRecurring) return { ...failed, run_at: addSeconds(now, everyMs / 1000) }
    return attempts >= retry.limit
      ? { ...failed, attempts: retry.limit, dead_at: now }
      : { ...failed, run_at: addSeconds(now, retry.seconds * 2 ** attempts) }
  }
}

const messageOf = (error: unknown): string =>
  error instanceof AggregateError ? [error, ...error.errors].map(String).join('; ') : String(error)

/** Runs what is due in these queues now, including the jobs that arise from it, and returns when nothing is left. */
export async function runQueues(app: App, names: readonly QueueName[] = queueNames): Promise<void> {
  let isIdle = false
  while (!isIdle) {
    isIdle = true
    for (const name of names) {
      const claimed = await claimJobs(app, name, queues[name].concurrency)
      if (claimed.length > 0) isIdle = false
      await Promise.all(claimed.map((job) => runJob(app, job)))
    }
  }
}

/** Does everything that is due by the injected clock. Throws if a deadline failed. */
export async function runDueJobs(app: App): Promise<void> {
  await runDueDeadlines(app)
  await runQueues(app)
}
