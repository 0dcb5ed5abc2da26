import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { admins } from '../../identity/tables/people.ts'
import { id, instant } from '../../platform/db/columns.ts'

/** A named view of a list that an admin saved: its filters and order as in the address, and its columns. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    admin_id: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    resource: text('resource').notNull(),
    name: text('name').notNull(),
    is_shared: boolean('is_shared').notNull().default(false),
    query: text('query').notNull(),
    columns: jsonb('columns').$type<readonly string[]>().notNull(),
    created_at: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('saved_views_name').on(t.admin_id, t.resource, t.name),
    index('saved_views_shared').on(t.resource).where(sql`is_shared`),
  ],
)
