import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { halalas, instant } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'

// Views of migrations/0003_views.sql, 0054_add_order_desk.sql and 0079_list_rentals.sql, declared as tables; read only.

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

/** The orders of cars with their dates. */
export const rentalOrders = listedTable('rental_orders', {
  id: uuid('id').primaryKey(),
  number: text('number').notNull(),
  order_id: uuid('order_id').notNull(),
  car_id: uuid('car_id').notNull(),
  client_id: uuid('client_id').notNull(),
  provider_id: uuid('provider_id').notNull(),
  status: text('status').notNull(),
  fulfilment: text('fulfilment'),
  alert: text('alert').$type<'overdue' | 'at_risk'>(),
  pickup_at: instant('pickup_at').notNull(),
  return_at: instant('return_at').notNull(),
  days: integer('days').notNull(),
  total: halalas('total').notNull(),
  security_deposit: halalas('security_deposit').notNull(),
  late_charge: halalas('late_charge'),
  handed_over_at: instant('handed_over_at'),
  returned_at: instant('returned_at'),
  contract_number: text('contract_number'),
})
