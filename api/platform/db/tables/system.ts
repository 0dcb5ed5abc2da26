import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** One row: which deployment the database belongs to. A copy that is restored elsewhere has the row of its original. */
export const deployments = pgTable(
  'deployments',
  {
    id: integer('id').primaryKey(),
    place: text('place'), // where it runs, as `placeOf` says it; none after a restore, until an administrator confirms one
    secrets_check: text('secrets_check'), // encrypted under SECRETS_KEY, to detect another key
    confirmed_at: instant('confirmed_at').notNull(),
  },
  () => [check('deployments_one_row', sql`id = 1`)],
)

/** Counts the writes to the tables of the public content; written by triggers only. One row per group of connections, so that writers do not wait for each other. */
export const contentVersions = pgTable('content_versions', {
  slot: integer('slot').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})
