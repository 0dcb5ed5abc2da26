import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { users } from './people.ts'

/** Where the tax documents of a company client are also sent. `requested_at` is in the signed links: a new request ends the former ones. */
export const accountants = pgTable(
  'accountants',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    requested_at: instant('requested_at').notNull(),
    confirmed_at: instant('confirmed_at'),
    stopped_at: instant('stopped_at'), // by its reader
    statement_month: text('statement_month'), // the last one that was sent, as 2026-11
  },
  () => [check('accountants_stopped', sql`stopped_at is null or confirmed_at is not null`)],
)
