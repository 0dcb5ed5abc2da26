import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How many people opened the site on one day of Riyadh, and how many pages. The salt is there on the day itself alone. */
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

/** Who was counted today, as salted hashes that say nothing once the salt is gone; none is kept past its day. */
export const visitorMarks = pgTable('visitor_marks', { day: date('day').notNull(), mark: text('mark').notNull() }, (t) => [
  primaryKey({ columns: [t.day, t.mark] }),
])
