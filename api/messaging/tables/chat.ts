import { resources } from '@wasl/resources/index.ts'
import type { ChatSide, RoomKind } from '@wasl/shared/contract/chat.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { products } from '../../catalog/tables/from-registry.ts'
import { admins, providers, users } from '../../identity/tables/people.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { id, instant, standardColumns } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'
import { listIndexes } from '../../platform/db/resource-constraints.ts'

/** A chat: of the parties of an order, of a user and the administration, or of a client and the seller of a product. */
export const chatRooms = listedTable(
  'chat_rooms',
  {
    ...standardColumns(),
    kind: text('kind').$type<RoomKind>().notNull(),
    title: text('title').notNull(), // the number of the order, or the name of the user or product
    order_id: uuid('order_id').references(() => orders.id),
    user_id: uuid('user_id').references(() => users.id), // whose room with the administration it is, or the client who asks about a product
    product_id: uuid('product_id').references(() => products.id),
    provider_id: uuid('provider_id').references(() => providers.id), // who sells the product; none: the platform, whose administration answers
    status: text('status').$type<'none' | 'waiting' | 'answered'>().notNull().default('none'), // of a room in which the administration answers
    waiting_since: instant('waiting_since'), // the oldest message of the user without an answer
    last_seq: integer('last_seq').notNull().default(0),
    last_at: instant('last_at'),
    administration_read_seq: integer('administration_read_seq').notNull().default(0),
    reply: text('reply'), // the last one of the administration
    blocked_by: text('blocked_by').$type<ChatSide>().array().notNull().default(sql`'{}'`), // the sides that have blocked the other one
  },
  (t) => [
    uniqueIndex('chat_rooms_order').on(t.order_id),
    uniqueIndex('chat_rooms_administration').on(t.user_id).where(sql`kind = 'administration'`),
    uniqueIndex('chat_rooms_user_product').on(t.user_id, t.product_id),
    index('chat_rooms_product').on(t.product_id),
    check(
      'chat_rooms_kind',
      sql`case kind when 'order' then order_id is not null and num_nonnulls(user_id, product_id, provider_id) = 0
        when 'product' then order_id is null and num_nulls(user_id, product_id) = 0
        else user_id is not null and num_nonnulls(order_id, product_id, provider_id) = 0 end`,
    ),
    ...listIndexes(resources['chat-rooms'], t, { without: ['order_id', 'user_id', 'product_id'] }),
  ],
)

/** A message; `seq` counts from 1 in its room without gaps, under the lock of the room's row. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    room_id: uuid('room_id')
      .notNull()
      .references(() => chatRooms.id),
    seq: integer('seq').notNull(),
    side: text('side').$type<ChatSide>().notNull(),
    user_id: uuid('user_id').references(() => users.id),
    admin_id: uuid('admin_id').references(() => admins.id),
    client_id: uuid('client_id').notNull(), // made by the sender: sending it again stores nothing
    text: text('text').notNull(),
    is_masked: boolean('is_masked').notNull().default(false),
    file_ids: uuid('file_ids').array().notNull().default(sql`'{}'`),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('chat_messages_seq').on(t.room_id, t.seq),
    uniqueIndex('chat_messages_client_id').on(t.room_id, t.client_id),
    index('chat_messages_user').on(t.user_id, t.created_at),
    check('chat_messages_sender', sql`(user_id is null) <> (admin_id is null)`),
  ],
)

/** How far each person has read each room. */
export const chatReads = pgTable(
  'chat_reads',
  {
    room_id: uuid('room_id')
      .notNull()
      .references(() => chatRooms.id),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    side: text('side').$type<ChatSide>().notNull(),
    seq: integer('seq').notNull(),
    read_at: instant('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.room_id, t.user_id] })],
)

/** A message that somebody has reported, with its text at that time. */
export const chatReports = listedTable(
  'chat_reports',
  {
    ...standardColumns(),
    room_id: uuid('room_id')
      .notNull()
      .references(() => chatRooms.id),
    message_id: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id), // who reported it
    sender_id: uuid('sender_id').references(() => users.id),
    text: text('text').notNull(),
    reason: text('reason').$type<'insult' | 'fraud' | 'spam' | 'other'>().notNull(),
    note: text('note'),
    status: text('status').$type<'new' | 'handled'>().notNull().default('new'),
    decision: text('decision'),
    admin_id: uuid('admin_id').references(() => admins.id),
  },
  (t) => [uniqueIndex('chat_reports_reporter').on(t.message_id, t.user_id), ...listIndexes(resources['chat-reports'], t)],
)
