import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { idOf, instant } from '../../platform/db/columns.ts'

/** What an account has saved. A target that is deleted later is left out of lists. */
export const favorites = pgTable(
  'favorites',
  {
    user_id: uuid('user_id').notNull().references(idOf('users'), { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['product', 'service', 'provider'] }).notNull(),
    target_id: uuid('target_id').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.kind, t.target_id] }),
    index('favorites_target').on(t.target_id),
    check('favorites_kind', sql`kind in ('product', 'service', 'provider')`),
  ],
)
