import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { providers, users } from '../../identity/tables/people.ts'
import { instant, standardColumns } from '../../platform/db/columns.ts'

/** A time in which a provider takes no appointments. */
export const blockedTimes = pgTable(
  'blocked_times',
  {
    ...standardColumns(),
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    starts_at: instant('starts_at').notNull(),
    ends_at: instant('ends_at').notNull(),
    note: text('note'),
  },
  (t) => [index('blocked_times_provider').on(t.provider_id, t.starts_at), check('blocked_times_order', sql`starts_at < ends_at`)],
)

/** The private address of a person's calendar. Who has it reads the appointments, so it can be renewed. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    token: text('token').notNull(), // random
    created_at: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('calendar_feeds_token').on(t.token)],
)
