import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'
import type { StockReason } from './stock.ts'

// Views, declared as tables for the generic resource code. The migration `add_stock_screens` creates them.

/** The stock of each unit with its product. Locking a row of it locks the stock, then the product, as a sale does. */
export const stockUnits = listedTable('stock_units', {
  id: uuid('id').primaryKey(),
  sku: text('sku').notNull(),
  product_id: uuid('product_id').notNull(),
  variant_ar: text('variant_ar'),
  variant_en: text('variant_en'),
  on_hand: integer('on_hand').notNull(),
  reserved: integer('reserved').notNull(),
  free: integer('free').notNull(),
  low_stock: integer('low_stock'),
  state: text('state').$type<'sold_out' | 'low' | 'in_stock'>().notNull(),
  category_id: uuid('category_id').notNull(),
  provider_id: uuid('provider_id'),
})

/** The moves of stocks, with the unit and the product while these are not deleted. */
export const unitMoves = listedTable('unit_moves', {
  id: uuid('id').primaryKey(),
  reason: text('reason').$type<StockReason>().notNull(),
  unit_id: uuid('unit_id'),
  product_id: uuid('product_id'),
  on_hand_delta: integer('on_hand_delta').notNull(),
  reserved_delta: integer('reserved_delta').notNull(),
  order_id: uuid('order_id'),
  admin_id: uuid('admin_id'),
  note: text('note'),
  created_at: instant('created_at').notNull(),
})
