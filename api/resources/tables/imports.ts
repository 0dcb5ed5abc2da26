import type { ImportMode, ImportPreview } from '@wasl/shared/contract/import.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins, users } from '../../identity/tables/people.ts'
import { id, instant } from '../../platform/db/columns.ts'

/** What is stored of a rejected row; its cells are in the stored file. */
export type StoredRejection = { line: number; errors: { column: string; msg: string; value: string }[] }

/** A file that an admin or a user of a provider imports into a resource: its columns, and the progress and result of the last check or run. Deleted after a week. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    admin_id: uuid('admin_id').references(() => admins.id, { onDelete: 'cascade' }),
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }), // of a provider: its own rows
    resource: text('resource').notNull(),
    file_name: text('file_name').notNull(),
    storage_key: text('storage_key').notNull(), // the parsed rows as JSON
    preview: jsonb('preview').$type<ImportPreview>().notNull(),
    columns: jsonb('columns').$type<readonly (string | null)[]>(),
    mode: text('mode').$type<ImportMode>(),
    locale: text('locale').$type<Locale>().notNull(),
    status: text('status').$type<'read' | 'running' | 'done' | 'failed'>().notNull(),
    done_rows: integer('done_rows').notNull().default(0),
    created: integer('created').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    rejected: jsonb('rejected').$type<readonly StoredRejection[]>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    check('imports_owner', sql`num_nonnulls(admin_id, user_id) = 1`),
    index('imports_user').on(t.user_id, t.resource, t.created_at.desc()),
    index('imports_admin').on(t.admin_id, t.resource, t.created_at.desc()),
    index('imports_created').on(t.created_at),
  ],
)
