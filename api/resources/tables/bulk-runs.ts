import type { BulkRunState } from '@wasl/shared/contract/bulk-run.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { admins } from '../../identity/tables/people.ts'
import { id, instant } from '../../platform/db/columns.ts'

/** What an action gets in each row of a bulk run: its reason and the fields of its form. */
type BulkInputs = { reason?: string | null; reason_id?: string | null; inputs?: Readonly<Record<string, unknown>> }

/** A bulk action of an admin on all rows that matched a filter at its start. Deleted after a week. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    id: id(),
    admin_id: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    resource: text('resource').notNull(),
    action: text('action').notNull(),
    inputs: jsonb('inputs').$type<BulkInputs>().notNull(),
    row_ids: uuid('row_ids').array().notNull(), // fixed at the start, in the order of the list
    locale: text('locale').$type<Locale>().notNull(),
    status: text('status').$type<BulkRunState['status']>().notNull(),
    total: integer('total').notNull(),
    done_rows: integer('done_rows').notNull().default(0), // the first so many ids have a result
    rejected: integer('rejected').notNull().default(0),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    // An admin runs one at a time on each resource.
    uniqueIndex('bulk_runs_running').on(t.admin_id, t.resource).where(sql`status = 'running'`),
    index('bulk_runs_created').on(t.created_at),
  ],
)

/** The rows that a bulk run did not change, by their place in the run. */
export const bulkRejections = pgTable(
  'bulk_rejections',
  {
    bulk_run_id: uuid('bulk_run_id')
      .notNull()
      .references(() => bulkRuns.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    row_id: uuid('row_id').notNull(),
    title: text('title').notNull(),
    msg: text('msg').notNull(),
  },
  (t) => [primaryKey({ columns: [t.bulk_run_id, t.position] })],
)
