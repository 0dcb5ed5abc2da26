import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, idOf, instant } from '../../platform/db/columns.ts'
import { products } from './from-registry.ts'

/**
 * What there is of each unit that is sold: a simple product, or a variant. `reserved` is promised to orders that are not paid yet. The quantity of the product or
 * variant is the same number as `on_hand`: triggers copy each to the other.
 */
export const stock = pgTable(
  'stock',
  {
    unit_id: uuid('unit_id').primaryKey(),
    product_id: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    on_hand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
  },
  (t) => [
    index('stock_product').on(t.product_id),
    index('stock_free').on(sql`(on_hand - reserved) nulls first`, t.unit_id),
    check('stock_on_hand', sql`on_hand >= 0`),
    check('stock_reserved', sql`reserved between 0 and on_hand`),
  ],
)

export type StockReason = 'receipt' | 'correction' | 'reserve' | 'release' | 'sale' | 'return'

/** Every change of a stock, never changed itself: the sums of a unit are what it has now. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: id(),
    unit_id: uuid('unit_id').notNull(),
    reason: text('reason').$type<StockReason>().notNull(),
    on_hand_delta: integer('on_hand_delta').notNull().default(0),
    reserved_delta: integer('reserved_delta').notNull().default(0),
    order_id: uuid('order_id').references(idOf('orders')),
    admin_id: uuid('admin_id').references(idOf('admins')), // who received or corrected it on the stock screen
    note: text('note'),
    created_at: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    index('stock_moves_unit').on(t.unit_id, t.created_at),
    index('stock_moves_order').on(t.order_id),
    index('stock_moves_at').on(sql`${t.created_at} nulls first`, t.id),
  ],
)
