import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { halalas, instant } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'

// Views of migrations/0003_views.sql and 0054_add_order_desk.sql, declared as tables; read only.

/** The services of each order, each with its current questions and the answers. */
export const requestedServices = listedTable('requested_services', {
  id: uuid('id').primaryKey(),
  order_id: uuid('order_id').notNull(),
  service_ar: text('service_ar').notNull(),
  service_en: text('service_en').notNull(),
  service_id: uuid('service_id').notNull(),
  note: text('note'),
  answers: jsonb('answers').notNull(),
  position: integer('position').notNull(),
})

/** The goods of each order of the store, with the product that they still are. */
export const orderedProducts = listedTable('ordered_products', {
  id: uuid('id').primaryKey(),
  order_id: uuid('order_id').notNull(),
  product_id: uuid('product_id'),
  title_ar: text('title_ar').notNull(),
  title_en: text('title_en').notNull(),
  quantity: integer('quantity').notNull(),
  to_send: integer('to_send').notNull(),
  shipped: integer('shipped').notNull(),
  refunded: integer('refunded').notNull(),
  returned: integer('returned').notNull(),
  price: halalas('price').notNull(),
  amount: halalas('amount').notNull(),
  position: integer('position').notNull(),
})

/** The files of each order. A file is attached to one order only, so that its own id identifies the row. */
export const attachments = listedTable('attachments', {
  id: uuid('id').primaryKey(),
  order_id: uuid('order_id').notNull(),
  name: text('name').notNull(),
  role: text('role').notNull(),
  item_id: uuid('item_id'),
  picture_id: uuid('picture_id'),
  file_id: uuid('file_id').notNull(),
  uploaded_at: instant('uploaded_at').notNull(),
  position: integer('position').notNull(),
})
