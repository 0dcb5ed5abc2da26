import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { listedTable } from '../listed.ts'

// Views of jobs, declared as tables for the generic resource code. The migration that adds the outbound messages creates them.

/** The messages by SMS, email and push without their texts, with their recipients masked; `search` has the recipients in full. */
export const outboundMessages = listedTable('outbound_messages', {
  id: uuid('id').primaryKey(),
  recipient: text('recipient').notNull(),
  channel: text('channel').notNull(),
  purpose: text('purpose'),
  user_id: uuid('user_id'),
  state: text('state').notNull(),
  attempts: integer('attempts').notNull(),
  last_error: text('last_error'),
  created_at: instant('created_at').notNull(),
  run_at: instant('run_at'),
  sent_at: instant('sent_at'),
  delivered_at: instant('delivered_at'),
  read_at: instant('read_at'),
  undelivered_at: instant('undelivered_at'),
  failed_at: instant('failed_at'),
  expires_at: instant('expires_at'),
  search: text('search').notNull(),
})

/** The other background jobs whose last attempt failed, while they are tried again or after they were given up. */
export const failedJobs = listedTable('failed_jobs', {
  id: uuid('id').primaryKey(),
  queue: text('queue').notNull(),
  subject: text('subject'),
  state: text('state').notNull(),
  attempts: integer('attempts').notNull(),
  last_error: text('last_error').notNull(),
  created_at: instant('created_at').notNull(),
  run_at: instant('run_at'),
  failed_at: instant('failed_at'),
})
