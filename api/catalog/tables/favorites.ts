import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { idOf, instant } from '../../platform/db/columns.ts'
import { products } from './from-registry.ts'
import { stock } from './stock.ts'

/** What an account has saved. A target that is deleted later is left out of lists. */
export const favorites = pgTable(
  'favorites',
  {
    user_id: uuid('user_id').notNull().references(idOf('users'), { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['product', 'service', 'provider'] }).notNull(),
    target_id: uuid('target_id').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.kind, t.target_id] }),
    index('favorites_target').on(t.target_id),
    check('favorites_kind', sql`kind in ('product', 'service', 'provider')`),
  ],
)

/** Who wants to hear when a sold-out unit can be bought again. The row is deleted once they are told. */
export const stockWishes = pgTable(
  'stock_wishes',
  {
    user_id: uuid('user_id').notNull().references(idOf('users'), { onDelete: 'cascade' }),
    unit_id: uuid('unit_id')
      .notNull()
      .references(() => stock.unit_id, { onDelete: 'cascade' }),
    product_id: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.unit_id] }),
    index('stock_wishes_unit').on(t.unit_id),
    index('stock_wishes_product').on(t.product_id),
  ],
)
