import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { halalas, instant } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'

/** A view over payments and the other postings of the ledger (migrations/0003_views.sql); read only and not in `schema.ts`. */
export const transactions = listedTable('transactions', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull(),
  number: text('number').notNull(),
  kind: text('kind').notNull(),
  status: text('status').notNull(),
  gateway: text('gateway').notNull(),
  reference: text('reference'),
  amount: halalas('amount').notNull(),
  service_amount: halalas('service_amount'),
  tax: halalas('tax'),
  discount: halalas('discount'),
  order_id: uuid('order_id'),
  invoice_id: uuid('invoice_id'),
  user_id: uuid('user_id'),
  provider_id: uuid('provider_id'),
  at: instant('at').notNull(),
})
