import { resources } from '@wasl/resources/index.ts'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { searchIndex } from '../resource-constraints.ts'

/** One setting, by its key; a missing row means the default of shared/settings.ts. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updated_at: instant('updated_at').notNull().default(sql`now()`),
})

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

/** Who changed what: one row a write, in the write's own transaction; never changed, never deleted. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    actor_kind: text('actor_kind').$type<'admin' | 'user' | 'system'>().notNull(),
    actor_id: uuid('actor_id'),
    actor_name: text('actor_name').notNull(),
    action: text('action').notNull(), // create, edit, delete, or a named action
    resource: text('resource').notNull(),
    row_id: uuid('row_id'),
    row_title_ar: text('row_title_ar'), // its name at the time of the change
    row_title_en: text('row_title_en'),
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>(),
    reason: text('reason'),
    request_id: text('request_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('audit_entries_row').on(t.resource, t.row_id, t.at),
    index('audit_entries_at').on(t.at),
    index('audit_entries_actor').on(t.actor_id, t.at),
    searchIndex(resources['audit-entries']),
  ],
)
