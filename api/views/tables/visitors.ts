import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Visitors and page views of the site by day (Riyadh time). The salt is deleted when the day is over. */
export const visitorDays = pgTable(
  'visitor_days',
  {
    day: date('day').primaryKey(),
    visitors: integer('visitors').notNull().default(0),
    pages: integer('pages').notNull().default(0),
    salt: text('salt'),
  },
  () => [check('visitor_days_counts', sql`visitors >= 0 and pages >= visitors`)],
)

/** The visitors counted today as salted hashes; deleted when the day is over. */
export const visitorHashes = pgTable('visitor_hashes', { day: date('day').notNull(), hash: text('hash').notNull() }, (t) => [
  primaryKey({ columns: [t.day, t.hash] }),
])
