import type { MessagePurpose } from '@wasl/shared/notifications/message-purposes.ts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

export const queueNames = [
  'live',
  'sms',
  'email',
  'push',
  'whatsapp',
  'deadlines',
  'payments',
  'broadcasts',
  'imports',
  'bulk_runs',
  'exports',
  'settlements',
  'refunds',
  'reconciliation',
  'payouts',
  'registers',
  'certificates',
  'statements',
  'stock_wishes',
  'cleanup',
  'chat',
] as const
export type QueueName = (typeof queueNames)[number]

/**
 * Work outside requests, written in the caller's transaction. A job is waiting until it is done or dead; a dead one failed too often and
 * `last_error` says why. `run_at` is an instant of the app's clock, `claimed_until` one of the database's.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    queue: text('queue').$type<QueueName>().notNull(),
    key: text('key'), // a job with a key is written once
    priority: integer('priority').notNull().default(0), // higher runs first
    recipient: text('recipient'), // outbound messages only, as is the body
    body: text('body'),
    purpose: text('purpose').$type<MessagePurpose>(), // of outbound messages
    user_id: uuid('user_id'), // whose message it is, if it is for a user of the site
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>(),
    attempts: integer('attempts').notNull().default(0),
    claim: uuid('claim'), // changes with each attempt, so that a process which lost its claim cannot finish the job
    claimed_until: instant('claimed_until'),
    last_error: text('last_error'),
    created_at: instant('created_at').notNull(),
    run_at: instant('run_at').notNull(),
    done_at: instant('done_at'),
    delivered_at: instant('delivered_at'), // of WhatsApp messages, as the service reports it
    read_at: instant('read_at'),
    undelivered_at: instant('undelivered_at'), // WhatsApp did not deliver it: an SMS took its place
    dead_at: instant('dead_at'),
    expires_at: instant('expires_at'), // a message is not sent after this
    closed_at: instant('closed_at'), // a dead job that needs nothing more
  },
  (t) => [
    uniqueIndex('jobs_key').on(t.queue, t.key),
    index('jobs_waiting').on(t.queue, t.priority.desc(), t.run_at).where(sql`done_at is null and dead_at is null`),
    index('jobs_done').on(t.done_at),
    index('jobs_recipient').on(t.recipient, t.created_at),
    index('jobs_user').on(t.user_id, t.created_at).where(sql`user_id is not null`),
    index('jobs_dead').on(t.dead_at).where(sql`dead_at is not null`),
    // For the messages about an order that a newer one replaces.
    index('jobs_order')
      .on(sql`(payload ->> 'order_id')`)
      .where(sql`done_at is null and dead_at is null and payload ->> 'order_id' is not null`),
  ],
)
