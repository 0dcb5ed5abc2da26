import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { halalas, id, idOf, instant } from '../../platform/db/columns.ts'
import { products } from './from-registry.ts'

/** One cart for each account, and one for each guest who knows its key. `version` rises with every change. */
export const carts = pgTable(
  'carts',
  {
    id: id(),
    user_id: uuid('user_id').unique().references(idOf('users'), { onDelete: 'cascade' }), // none: of a guest
    key_hash: text('key_hash').unique(), // of the secret that the guest's browser keeps
    version: integer('version').notNull().default(1),
    updated_at: instant('updated_at').notNull(),
  },
  (t) => [
    index('carts_of_guests').on(t.updated_at).where(sql`user_id is null`),
    check('carts_owner', sql`num_nonnulls(user_id, key_hash) = 1`),
  ],
)

/** What a cart has of each unit: a simple product or a variant, which may be gone since. */
export const cartLines = pgTable(
  'cart_lines',
  {
    cart_id: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    unit_id: uuid('unit_id').notNull(),
    product_id: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    added_price: halalas('added_price').notNull(), // only to name a change: nothing is sold at it
    added_at: instant('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cart_id, t.unit_id] }),
    index('cart_lines_product').on(t.product_id),
    check('cart_lines_quantity', sql`quantity between 1 and 99`),
  ],
)
