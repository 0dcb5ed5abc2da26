import type { PickUpPlace, ShippingMethod } from '@wasl/shared/contract/cart.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cities } from '../../catalog/tables/from-registry.ts'
import { users } from '../../identity/tables/people.ts'
import { halalas, id, idOf, instant } from '../../platform/db/columns.ts'

/** A cart that a client checked out: it became one order for each seller, which are paid together. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    client_id: uuid('client_id')
      .notNull()
      .references(() => users.id),
    city_id: uuid('city_id')
      .notNull()
      .references(() => cities.id),
    total: halalas('total').notNull(), // of all orders then, with shipping and VAT
    coupon_code: text('coupon_code'), // that the client entered with it; reserved with a payment
    created_at: instant('created_at').notNull(),
  },
  (t) => [index('checkouts_client').on(t.client_id, t.created_at), check('checkouts_total', sql`total > 0`)],
)

/** What an order of the store is about, as it was at the checkout: one row for each unit. The product may be gone since. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    order_id: uuid('order_id').notNull().references(idOf('orders')),
    position: integer('position').notNull(),
    unit_id: uuid('unit_id').notNull(),
    product_id: uuid('product_id').notNull(),
    title: jsonb('title').$type<Localized>().notNull(),
    options: jsonb('options').$type<readonly Localized[]>().notNull(),
    image_url: text('image_url'),
    quantity: integer('quantity').notNull(),
    price: halalas('price').notNull(), // of one, with VAT
    amount: halalas('amount').notNull(),
    is_returnable: boolean('is_returnable').notNull().default(true), // as it was when it was ordered
    shipped: integer('shipped').notNull().default(0), // handed over, or on the way
    refunded: integer('refunded').notNull().default(0), // before they were shipped
    returned: integer('returned').notNull().default(0), // of the shipped ones
  },
  (t) => [
    index('order_lines_order').on(t.order_id, t.position),
    index('order_lines_unit').on(t.unit_id),
    check('order_lines_amount', sql`quantity > 0 and price >= 0 and amount = quantity * price`),
    check('order_lines_parts', sql`shipped >= 0 and refunded >= 0 and shipped + refunded <= quantity and returned between 0 and shipped`),
  ],
)

/** How the goods of an order of the store reach its client, as it was chosen at the checkout. */
export const orderShipping = pgTable(
  'order_shipping',
  {
    order_id: uuid('order_id').primaryKey().references(idOf('orders')),
    method: text('method').$type<ShippingMethod>().notNull(),
    title: jsonb('title').$type<Localized>().notNull(),
    price: halalas('price').notNull(), // with VAT
    days_min: integer('days_min').notNull(),
    days_max: integer('days_max').notNull(),
    pick_up: jsonb('pick_up').$type<PickUpPlace>(), // of a pick-up whose place was known
    delivery_code: text('delivery_code'), // for the client alone, who gives it to who hands the goods over; once they are paid
    wrong_codes: integer('wrong_codes').notNull().default(0), // how often another code was entered
    proof_file_ids: jsonb('proof_file_ids').$type<readonly string[]>().notNull().default([]), // photos of a delivery without the code
  },
  () => [check('order_shipping_price', sql`price >= 0`), check('order_shipping_codes', sql`wrong_codes between 0 and 5`)],
)
