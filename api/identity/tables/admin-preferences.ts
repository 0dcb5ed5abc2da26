import type { AdminPreferences } from '@wasl/shared/contract/admin-preferences.ts'
import { sql } from 'drizzle-orm'
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { admins } from './people.ts'

/** How an administrator has arranged the menu and the lists of the back office: at most one row each. */
export const adminPreferences = pgTable('admin_preferences', {
  admin_id: uuid('admin_id')
    .primaryKey()
    .references(() => admins.id, { onDelete: 'cascade' }),
  folded: jsonb('folded').$type<AdminPreferences['folded']>().notNull().default([]),
  favorites: jsonb('favorites').$type<AdminPreferences['favorites']>().notNull().default([]),
  lists: jsonb('lists').$type<AdminPreferences['lists']>().notNull().default({}),
  updated_at: instant('updated_at').notNull().default(sql`now()`),
})
