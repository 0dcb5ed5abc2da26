import { resources } from '@wasl/resources/index.ts'
import type { bankTransferLifecycle } from '@wasl/shared/lifecycle/bank-transfers.ts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { halalas, standardColumns } from '../columns.ts'
import { listIndexes } from '../resource-constraints.ts'
import { invoices } from './invoices.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'

/** The proof that a client sent of a bank transfer: what its payment waits for. */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    ...standardColumns(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    invoice_id: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    payment_id: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    bank_name: text('bank_name').notNull(),
    account_name: text('account_name').notNull(),
    account_number: text('account_number').notNull(),
    amount: halalas('amount').notNull(),
    images: uuid('images').array().notNull().default(sql`'{}'`),
    status: text('status').$type<keyof typeof bankTransferLifecycle.statuses>().notNull(),
  },
  (t) => [
    uniqueIndex('bank_transfers_payment').on(t.payment_id),
    index('bank_transfers_order').on(t.order_id),
    index('bank_transfers_status').on(t.status, t.created_at),
    check('bank_transfers_amount', sql`amount > 0`),
    ...listIndexes(resources['bank-transfers'], t),
  ],
)
