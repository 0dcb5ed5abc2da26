import { AdapterError } from '../adapters/adapter-error.ts'
import type { App } from '../context.ts'
import { type QueueName, queueNames } from '../db/tables/jobs.ts'
import { addSeconds } from '../instants.ts'
import { ChannelOffError } from './channel-off-error.ts'
import { claimJobs, defaultClaimMs, findDueQueues, type Job, releaseJobs, renewClaim } from './claim.ts'
import { recurringKey } from './enqueue.ts'
import type { BatchHandler } from './queue-definition.ts'

/** How many jobs of a queue this process may claim while `running` of its runs are going on. A queue with batches has one run at a time. */
export function claimLimit({ hooks: { queues } }: App, name: QueueName, running: number): number {
  const { batch, concurrency } = queues[name]
  if (batch) return running === 0 ? batch.size : 0
  return concurrency - running
}

/** Starts claimed jobs of one queue: each as a run of its own, or all as one batch. A run rejects if its result could not be stored. */
export function startJobs(app: App, name: QueueName, claimed: readonly Job[], claimMs = defaultClaimMs): Promise<void>[] {
  const { batch } = app.hooks.queues[name]
  if (!batch) return claimed.map((job) => runJob(app, job, claimMs))
  return claimed.length > 0 ? [runBatch(app, batch.handler, claimed, claimMs)] : []
}

/** Runs a claimed job, renews its claim while it runs, and stores the result. */
const runJob = (app: App, job: Job, claimMs: number): Promise<void> =>
  whileClaimed(app, [job], claimMs, async () => releaseJobs(app, [job], await attempt(app, job)))

/**
 * Runs the jobs at their first attempt together and stores their success in one statement. A job that has failed before runs by itself, and so do all of a batch that
 * failed as a whole: one that cannot be done holds up no other.
 */
async function runBatch(app: App, handler: BatchHandler, claimed: readonly Job[], claimMs: number): Promise<void> {
  await whileClaimed(app, claimed, claimMs, async () => {
    const first = claimed.filter(({ attempts }) => attempts === 1)
    const failures = first.length > 0 ? await runTogether(app, handler, first) : null
    const done = failures ? first.filter(({ id }) => !failures.has(id)) : []
    await releaseJobs(app, done, { done_at: app.clock.now() })
    for (const job of claimed) {
      if (done.includes(job)) continue
      const result = failures?.has(job.id) ? failed(app, job, failures.get(job.id)) : await attempt(app, job)
      await releaseJobs(app, [job], result)
    }
  })
}

/** The errors of the jobs that failed, or null if the batch failed as a whole. */
async function runTogether(app: App, handler: BatchHandler, batch: readonly Job[]): Promise<ReadonlyMap<string, unknown> | null> {
  try {
    return await handler(app, batch)
  } catch (error) {
    app.log.warn({ err: error, queue: batch[0]?.queue, jobs: batch.length }, 'batch of jobs failed')
    return null
  }
}

/** Renews the claim of these jobs while `work` runs. */
async function whileClaimed(app: App, claimed: readonly Job[], claimMs: number, work: () => Promise<void>): Promise<void> {
  const logFailure = (error: unknown) => app.log.error({ err: error, job_ids: claimed.map(({ id }) => id) }, 'renewing a claim failed')
  const renewal = setInterval(() => void renewClaim(app, claimed, claimMs).catch(logFailure), claimMs / 3)
  try {
    await work()
  } finally {
    clearInterval(renewal)
  }
}

async function attempt(app: App, job: Job): Promise<Partial<Job>> {
  const { handler, retry, everyMs, cleared } = app.hooks.queues[job.queue]
  const isRecurring = isRecurringJob(app, job)
  try {
    if (isExpired(job, app.clock.now())) return expired(app, job)
    if (job.attempts > retry.limit && !isRecurring) throw new Error(job.last_error ?? 'The process stopped while the job was running')
    const result = await handler(app, job)
    const now = app.clock.now()
    if (result === 'again') return { attempts: 0, run_at: now }
    if (isRecurring) return { attempts: 0, last_error: null, run_at: addSeconds(now, (everyMs ?? 0) / 1000) }
    // What expires carries a code or a password.
    const isSecret = job.expires_at !== null
    return { done_at: now, ...(app.env.WASL_MODE === 'production' ? { ...cleared, ...(isSecret && { body: '' }) } : {}) }
  } catch (error) {
    return failed(app, job, error)
  }
}

/** What is stored of a failed attempt: the time of the next one, or the reason of a dead job. */
function failed(app: App, job: Job, error: unknown): Partial<Job> {
  const { id, queue, attempts } = job
  const { retry, everyMs } = app.hooks.queues[queue]
  const now = app.clock.now()
  const run_at = addSeconds(now, retry.seconds * 2 ** attempts)
  if (error instanceof ChannelOffError) return { last_error: error.message, dead_at: now, closed_at: now, body: '' }
  const isRecurring = isRecurringJob(app, job)
  const isDead = !isRecurring && (attempts >= retry.limit || isExpired(job, run_at))
  if (isDead) app.log.error({ err: error, job_id: id, queue, attempts }, 'job given up')
  else app.log.warn({ err: error, job_id: id, queue, attempts }, 'job failed')
  const result = { last_error: messageOf(error).slice(0, 500) }
  if (isRecurring) return { ...result, run_at: addSeconds(now, (everyMs ?? 0) / 1000) }
  return isDead ? { ...result, attempts: Math.min(attempts, retry.limit), dead_at: now } : { ...result, run_at }
}

const isExpired = ({ expires_at }: Job, at: string): boolean => expires_at !== null && expires_at <= at

/** What is stored of a message that nobody could use any more. */
function expired(app: App, { id, queue, attempts, expires_at }: Job): Partial<Job> {
  app.log.warn({ job_id: id, queue, expires_at }, 'message expired before it was sent')
  return { dead_at: app.clock.now(), attempts: attempts - 1, last_error: 'Expired before it was sent', body: '' }
}

const isRecurringJob = ({ hooks }: App, { key, queue }: Job): boolean => key === recurringKey && hooks.queues[queue].everyMs !== undefined

const messageOf = (error: unknown): string =>
  error instanceof AdapterError
    ? error.message
    : error instanceof AggregateError
      ? [error, ...error.errors].map(String).join('; ')
      : String(error)

/** Runs what is due in these queues now, including the jobs that arise from it, and returns when nothing is left. */
export async function runQueues(app: App, names: readonly QueueName[] = queueNames): Promise<void> {
  let isIdle = false
  while (!isIdle) {
    isIdle = true
    const due = await findDueQueues(app)
    for (const name of names.filter((name) => due.has(name))) {
      const claimed = await claimJobs(app, name, claimLimit(app, name, 0))
      if (claimed.length > 0) isIdle = false
      await Promise.all(startJobs(app, name, claimed))
    }
  }
}

/** Does everything that is due by the injected clock. Throws if a deadline failed. */
export async function runDueJobs(app: App): Promise<void> {
  await app.hooks.runDueDeadlines(app)
  await runQueues(app)
}
