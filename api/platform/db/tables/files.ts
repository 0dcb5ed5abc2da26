import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, idOf, instant } from '../columns.ts'

/** An uploaded file. Private until attached to something its reader may see; `is_public` for images that a row shows to everyone. */
export const files = pgTable(
  'files',
  {
    id: id(),
    kind: text('kind').$type<'image' | 'document'>().notNull(),
    is_public: boolean('is_public').notNull().default(false),
    is_publishable: boolean('is_publishable').notNull().default(false), // uploaded as an avatar, logo, gallery image or photo of a review: public once a row uses it
    owner_user_id: uuid('owner_user_id').references(idOf('users')),
    owner_admin_id: uuid('owner_admin_id').references(idOf('admins')),
    order_id: uuid('order_id').references(idOf('orders')), // the order it is attached to; everyone who may see the order may read the file
    room_id: uuid('room_id').references(idOf('chat_rooms')), // the chat it is attached to; the people of the room may read it
    provider_id: uuid('provider_id').references(idOf('providers')), // narrows an order's file to one provider (offer images)
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size_bytes: integer('size_bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    storage_key: text('storage_key').notNull(),
    content_hash: text('content_hash'), // SHA-256 of the bytes that were sent; null for files from before it was stored
    created_at: instant('created_at').notNull(),
    unused_since: instant('unused_since'), // when cleanup first found that nothing uses it; null while something does
  },
  (t) => [index('files_order').on(t.order_id), index('files_owner').on(t.owner_user_id), index('files_content').on(t.content_hash)],
)
