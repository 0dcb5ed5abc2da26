import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { categories } from '../../catalog/tables/from-registry.ts'
import { users } from '../../identity/tables/people.ts'
import { id, instant } from '../../platform/db/columns.ts'
import { files } from '../../platform/db/tables/files.ts'
import { orders } from './orders.ts'

/**
 * The saved form of an order that is not sent yet, of a client or of a guest. Once it is sent, the row keeps only the order it became, so that
 * sending it again gives the same order.
 */
export const orderDrafts = pgTable(
  'order_drafts',
  {
    id: id(),
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }), // none: of a guest
    key_hash: text('key_hash'), // of the secret that the guest's browser keeps
    address: text('address').notNull(), // the IP address that created it, for the limits of guests
    category_id: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    service_ids: uuid('service_ids').array().notNull().default([]),
    values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull().default({}), // what was typed, by field of the form
    order_id: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [
    index('order_drafts_user').on(t.user_id, t.updated_at),
    index('order_drafts_address').on(t.address, t.created_at).where(sql`user_id is null`),
    index('order_drafts_expires').on(t.expires_at),
    index('order_drafts_order').on(t.order_id),
  ],
)

/** The files of a draft with the field they were chosen in. */
export const orderDraftFiles = pgTable(
  'order_draft_files',
  {
    file_id: uuid('file_id')
      .primaryKey()
      .references(() => files.id),
    draft_id: uuid('draft_id')
      .notNull()
      .references(() => orderDrafts.id, { onDelete: 'cascade' }),
    field: text('field').notNull(), // `items.0.file_ids`; `services.ID.file_ids` while the form is without the service
  },
  (t) => [index('order_draft_files_draft').on(t.draft_id)],
)
