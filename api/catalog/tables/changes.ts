import { customType, index, pgTable, uuid } from 'drizzle-orm/pg-core'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** The transaction that last changed what an index in memory holds of a row. Triggers write it. Rows of deleted ones stay, so that every process notices. */
const changesTable = <N extends string>(name: N, column: string) =>
  pgTable(name, { id: uuid(column).primaryKey(), changed_in: transactionId('changed_in').notNull() }, (t) => [
    index(`${name}_changed_in`).on(t.changed_in),
  ])

/** Of what the store shows of a product. */
export const productChanges = changesTable('product_changes', 'product_id')

/** Of what a search compares of a car, with its holds. */
export const carChanges = changesTable('car_changes', 'car_id')
