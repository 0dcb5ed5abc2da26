import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { App, Ctx } from '../context.ts'
import { jobs, type QueueName } from '../db/tables/jobs.ts'

export type Job = typeof jobs.$inferSelect

/** How long a claim lasts without renewal: the work of a stopped process is taken up after this time. */
export const defaultClaimMs = 30_000

export const isWaiting = and(isNull(jobs.done_at), isNull(jobs.dead_at))
/** Whether no process is running the job. Compared with the database's clock, because the app's clock can be moved. */
export const isUnclaimed = or(isNull(jobs.claimed_until), lt(jobs.claimed_until, sql`clock_timestamp()`))

const claimEnd = (claimMs: number) => sql`clock_timestamp() + ${claimMs} * interval '1 millisecond'`

/** What reaches people or moves money outside: a copy of the database must not do it a second time. */
export const heldQueues: readonly QueueName[] = ['sms', 'whatsapp', 'email', 'push', 'payments', 'refunds', 'payouts']

const isDue = (clock: Clock) => and(isWaiting, isUnclaimed, lte(jobs.run_at, clock.now()))

/** The queues that have jobs to claim. */
export async function findDueQueues({ db, clock }: App): Promise<ReadonlySet<QueueName>> {
  const rows = await db.selectDistinct({ queue: jobs.queue }).from(jobs).where(isDue(clock))
  return new Set(rows.map(({ queue }) => queue))
}

/** Claims up to `limit` due jobs of a queue, the highest priority first. Each belongs to this process until its claim ends. */
export async function claimJobs({ db, clock, deployment }: App, queue: QueueName, limit: number, claimMs = defaultClaimMs): Promise<Job[]> {
  if (deployment.is_held && heldQueues.includes(queue)) return []
  // A common table expression with a row lock is evaluated once, so that the limit holds.
  const due = db.$with('due').as(
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.queue, queue), isDue(clock)))
      .orderBy(desc(jobs.priority), asc(jobs.run_at))
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  const claimed = await db
    .with(due)
    .update(jobs)
    .set({ claim: crypto.randomUUID(), claimed_until: claimEnd(claimMs), attempts: sql`${jobs.attempts} + 1` })
    .where(inArray(jobs.id, db.select({ id: due.id }).from(due)))
    .returning()
  return claimed.toSorted((a, b) => b.priority - a.priority || Date.parse(a.run_at) - Date.parse(b.run_at))
}

const isOwn = (claimed: readonly Job[]) =>
  and(
    inArray(
      jobs.id,
      claimed.map(({ id }) => id),
    ),
    inArray(jobs.claim, [...new Set(claimed.flatMap(({ claim }) => claim ?? []))]),
  )

/** Extends the claim of jobs that are still running. */
export async function renewClaim({ db }: App, claimed: readonly Job[], claimMs: number): Promise<void> {
  await db
    .update(jobs)
    .set({ claimed_until: claimEnd(claimMs) })
    .where(isOwn(claimed))
}

/** Ends the claim and stores the same result for all these jobs. Does nothing to one that another process has taken up. */
export async function releaseJobs({ db }: App, claimed: readonly Job[], result: Partial<typeof jobs.$inferInsert>): Promise<void> {
  if (claimed.length === 0) return
  await db
    .update(jobs)
    .set({ ...result, claim: null, claimed_until: null })
    .where(isOwn(claimed))
}

/** Changes a job that was given up and returns its queue; undefined if it is not given up any more. */
export async function changeGivenUpJob({ db }: Pick<Ctx, 'db'>, id: string, change: Partial<Job>): Promise<Job['queue'] | undefined> {
  const [job] = await db
    .update(jobs)
    .set(change)
    .where(and(eq(jobs.id, id), isNotNull(jobs.dead_at)))
    .returning({ queue: jobs.queue })
  return job?.queue
}
