import type { NotificationChannel } from '@wasl/shared/contract/choices.ts'
import { platformName } from '@wasl/shared/settings/platform-name.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { and, type SQL } from 'drizzle-orm'
import { loadSettings } from '../../backoffice/settings/load-settings.ts'
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
  channel: NotificationChannel | 'live'
  recipient: string
  body: string
  payload?: Readonly<Record<string, unknown>>
  /** Defaults to now. */
  run_at?: string
  /** The recipient waits for it now, as for a code: it is sent before the others. */
  is_urgent?: boolean
}

/** Queues messages in the caller's transaction. `{brand}` in a text becomes the name of the platform in the language of the text. */
export async function enqueue(ctx: Ctx, messages: readonly OutboundMessage[]): Promise<void> {
  if (messages.length === 0) return
  const name = messages.some(({ body }) => body.includes(brandPlace)) ? platformName(await loadSettings(ctx)) : null
  await enqueueJobs(
    ctx,
    messages.map(({ channel, is_urgent, body, ...message }) => ({
      queue: channel,
      priority: is_urgent ? 1 : 0,
      body: name ? body.replaceAll(brandPlace, () => name[localeOf(body)]) : body,
      ...message,
    })),
  )
}

const brandPlace = '{brand}'

/** The language of a text by its first letter: addresses and names inside it may be in another one. */
const localeOf = (text: string): Locale => (/^\P{L}*\p{Script=Arabic}/u.test(text) ? 'ar' : 'en')

/** Deletes jobs that no process has started, and returns them. */
export const withdrawWaiting = ({ db }: Ctx, which: SQL | undefined): Promise<Job[]> =>
  db
    .delete(jobs)
    .where(and(which, isWaiting, isUnclaimed))
    .returning()
