import type { NotificationChannel } from '@wasl/shared/notifications/channels.ts'
import type { MessagePurpose } from '@wasl/shared/notifications/message-purposes.ts'
import { platformName } from '@wasl/shared/settings/platform-name.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { and, eq, lte, ne, type SQL } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
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
  purpose?: MessagePurpose
  user_id?: string
  expires_at?: string
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

type Delivery = {
  /** A phone, an email address, a device, or for `live` a user's id. */
  recipient: string
  body: string
  payload?: Readonly<Record<string, unknown>>
  /** Defaults to now. */
  run_at?: string
  /** The message is useless from then on and is not sent any more, such as a code. */
  expires_at?: string
  /** The recipient waits for it now, as for a code: it is sent before the others. */
  is_urgent?: boolean
}

/** A message that leaves the app, listed in the back office. `user_id`: the user of the site whom it is for. */
export type ChannelMessage = Delivery & { channel: NotificationChannel; purpose: MessagePurpose; user_id?: string }
export type OutboundMessage = ChannelMessage | (Delivery & { channel: 'live' })

/** Queues messages in the caller's transaction. `{brand}` in a text becomes the name of the platform in the language of the text. */
export async function enqueue(ctx: Ctx, messages: readonly OutboundMessage[]): Promise<void> {
  if (messages.length === 0) return
  const name = messages.some(({ body }) => body.includes(brandPlace)) ? platformName(await ctx.hooks.loadSettings(ctx)) : null
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

/** Deletes the messages to a user, except those that a process sends at this moment. */
export const deleteMessagesOf = async ({ db }: Pick<Ctx, 'db'>, user_id: string): Promise<void> =>
  void (await db.delete(jobs).where(and(eq(jobs.user_id, user_id), isUnclaimed)))

/** Ends the waiting jobs of a queue that are due, except its recurring one: the caller does their work. */
export const finishDueWakeUps = async ({ db, clock }: Pick<Ctx, 'db' | 'clock'>, queue: QueueName): Promise<void> =>
  void (await db
    .update(jobs)
    .set({ done_at: clock.now() })
    .where(and(eq(jobs.queue, queue), ne(jobs.key, recurringKey), isWaiting, isUnclaimed, lte(jobs.run_at, clock.now()))))
