import { and, lte, sql } from 'drizzle-orm'
import type { App } from '../context.ts'
import { jobs, type QueueName, queueNames } from '../db/tables/jobs.ts'
import { readDeployment } from '../deployment/deployment.ts'
import { claimJobs, defaultClaimMs, isUnclaimed, isWaiting } from './claim.ts'
import { recurringKey } from './enqueue.ts'
import { claimLimit, startJobs } from './run-jobs.ts'

/**
 * Runs the jobs of all queues: at once after the commit that wrote them, and every two seconds what is due by then or was left by a process
 * that stopped. What became due while the app was stopped runs first. Returns a stop function, which waits for running jobs.
 */
export async function startWorker(app: App, { pollMs = 2_000, claimMs = defaultClaimMs } = {}): Promise<() => Promise<void>> {
  await writeRecurringJobs(app)
  const loops = Object.fromEntries(queueNames.map((name) => [name, createLoop(app, name, claimMs)])) as Record<QueueName, Loop>
  app.worker.wake = (name) => loops[name].wake()
  const poll = async () => {
    if (app.deployment.is_held) await readDeployment(app)
    const due = await app.db
      .selectDistinct({ queue: jobs.queue })
      .from(jobs)
      .where(and(isWaiting, isUnclaimed, lte(jobs.run_at, app.clock.now())))
    for (const { queue } of due) loops[queue].wake()
  }
  const logFailure = (error: unknown) => app.log.error({ err: error }, 'looking for due jobs failed')
  // A failing deadline must not keep the server from starting.
  await app.hooks.runDueDeadlines(app).catch((error: unknown) => app.log.error({ err: error }, 'running deadlines at the start failed'))
  let polling = poll().catch(logFailure)
  const timer = setInterval(() => {
    polling = polling.then(poll).catch(logFailure)
  }, pollMs)
  timer.unref()
  return async () => {
    app.worker.wake = () => {}
    clearInterval(timer)
    await polling
    await Promise.all(queueNames.map((name) => loops[name].stop()))
  }
}

type Loop = { wake: () => void; stop: () => Promise<void> }

/** Takes jobs of one queue as long as there are due ones and fewer than its concurrency are running. */
function createLoop(app: App, name: QueueName, claimMs: number): Loop {
  const { batch } = app.hooks.queues[name]
  const running = new Set<Promise<void>>()
  let filling: Promise<void> | undefined
  let [isWoken, isStopped, claimedAt] = [false, false, Number.NEGATIVE_INFINITY]

  const fill = async () => {
    while (isWoken && !isStopped) {
      const limit = claimLimit(app, name, running.size)
      // A run that ends wakes the loop.
      if (limit <= 0) return
      await sleep((batch?.spacingMs ?? 0) - (performance.now() - claimedAt))
      isWoken = false
      claimedAt = performance.now()
      const claimed = await claimJobs(app, name, limit, claimMs)
      // A full batch leaves others behind it, which do not wait for more.
      if (claimed.length === limit) claimedAt = Number.NEGATIVE_INFINITY
      for (const started of startJobs(app, name, claimed, claimMs)) {
        const run = started
          .catch((error: unknown) => app.log.error({ err: error, queue: name }, 'storing the result of a job failed'))
          .finally(() => {
            running.delete(run)
            // After a batch that was not full there is nothing left, unless it was woken meanwhile.
            if (isWoken || !batch || claimed.length === limit) wake()
          })
        running.add(run)
      }
    }
  }
  const wake = () => {
    isWoken = true
    if (isStopped) return
    filling ??= fill()
      .catch((error: unknown) => app.log.error({ err: error, queue: name }, 'claiming jobs failed'))
      .finally(() => {
        filling = undefined
        if (isWoken && claimLimit(app, name, running.size) > 0) wake()
      })
  }
  return {
    wake,
    stop: async () => {
      isStopped = true
      await filling
      await Promise.all(running)
    },
  }
}

const sleep = (ms: number): Promise<void> => (ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve())

/** Each queue with an interval has one job that never ends. */
async function writeRecurringJobs({ db, clock, hooks }: App): Promise<void> {
  const now = clock.now()
  const rows = queueNames
    .filter((queue) => hooks.queues[queue].everyMs !== undefined)
    .map((queue) => ({ queue, key: recurringKey, created_at: now, run_at: now }))
  await db
    .insert(jobs)
    .values(rows)
    // A demo's clock may have been ahead when the next run was set.
    .onConflictDoUpdate({ target: [jobs.queue, jobs.key], set: { run_at: sql`least(${jobs.run_at}, excluded.run_at)` } })
}
