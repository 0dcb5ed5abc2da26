import { customType, index, pgTable, uuid } from 'drizzle-orm/pg-core'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * The transaction that last changed what the store shows of a product. Triggers write it; the store index of each process reads what changed since. Rows of
 * deleted products stay, so that every process notices.
 */
export const productChanges = pgTable(
  'product_changes',
  { product_id: uuid('product_id').primaryKey(), changed_in: transactionId('changed_in').notNull() },
  (t) => [index('product_changes_changed_in').on(t.changed_in)],
)
