import { resources } from '@wasl/resources/index.ts'
import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'
import { searchIndex } from '../../platform/db/resource-constraints.ts'

/** Who changed what: one row a write, in the write's own transaction; never changed, never deleted. */
export const auditEntries = listedTable(
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
