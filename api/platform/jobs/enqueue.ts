import { and, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { afterCommit } from '../db/database.ts'
import { jobs, type QueueName } from '../db/tables/jobs.ts'
import { isUnclaimed, isWaiting, type Job } from './claim.ts'

/** The key of the one job without an end in a queue with an interval. */
export const recurringKey = 'recurring'

type NewJob = {
  queue: QueueName
  /** A second job with the same key in this queue is not written. */
  key?: string
  /** Defaults to now. */
  run_at?: string
  /** Higher runs first; 0 by default. */
  priority?: number
  recipient?: string
  body?: string
  payload?: Readonly<Record<string, unknown>>
}

/** Writes jobs in the caller's transaction: they run after the commit, or never if it is rolled back. */
export async function enqueueJobs(ctx: Ctx, rows: readonly NewJob[]): Promise<void> {
  if (rows.length === 0) return
  const now = ctx.clock.now()
  await ctx.db
    .insert(jobs)
    .values(rows.map((row) => ({ run_at: now, ...row, created_at: now })))
    .onConflictDoNothing()
  for (const queue of new Set(rows.map((row) => row.queue))) await afterCommit(ctx, () => ctx.worker.wake(queue))
}

/** Schedules a check of the deadlines at an instant of the injected clock, as a job written in the caller's transaction. */
export const scheduleWake = (ctx: Ctx, key: string, at: string): Promise<void> =>
  enqueueJobs(ctx, [{ queue: 'deadlines', key, run_at: at }])

/** A message to an external channel. `recipient`: a phone, an email address, a device, or for `live` a user's id. */
export type OutboundMessage = {
  channel: 'sms' | 'email' | 'push' | 'live'
  recipient: string
  body: string
  payload?: Readonly<Record<string, unknown>>
  /** Defaults to now. */
  run_at?: string
  /** The recipient waits for it now, as for a code: it is sent before the others. */
  is_urgent?: boolean
}

/** Queues messages in the caller's transaction. */
export const enqueue = (ctx: Ctx, messages: readonly OutboundMessage[]): Promise<void> =>
  enqueueJobs(
    ctx,
    messages.map(({ channel, is_urgent, ...message }) => ({ queue: channel, priority: is_urgent ? 1 : 0, ...message })),
  )

/** Deletes jobs that no process has started, and returns them. */
export const withdrawWaiting = ({ db }: Ctx, which: SQL | undefined): Promise<Job[]> =>
  db
    .delete(jobs)
    .where(and(which, isWaiting, isUnclaimed))
    .returning()
