import { resources } from '@wasl/resources/index.ts'
import type { bankTransferLifecycle } from '@wasl/shared/lifecycle/bank-transfers.ts'
import type { DuplicateReason } from '@wasl/shared/rules/duplicate-transfers.ts'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, date, index, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables/people.ts'
import { halalas, standardColumns } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'
import { listIndexes } from '../../platform/db/resource-constraints.ts'
import { checkouts } from './checkouts.ts'
import { receiving_accounts } from './from-registry.ts'
import { invoices } from './invoices.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'

export type CheckoutOrderDue = { order_id: string; amount: number }

/** The proof that a client sent of a bank transfer: what its payment waits for. */
export const bankTransfers = listedTable(
  'bank_transfers',
  {
    ...standardColumns(),
    client_id: uuid('client_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose').$type<'order' | 'checkout' | 'top_up'>().notNull(),
    order_id: uuid('order_id').references(() => orders.id),
    invoice_id: uuid('invoice_id').references(() => invoices.id),
    checkout_id: uuid('checkout_id').references(() => checkouts.id),
    checkout_orders: jsonb('checkout_orders').$type<readonly CheckoutOrderDue[]>().notNull().default([]), // what it is for, as it was when it was sent
    payment_id: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    bank_name: text('bank_name').notNull(),
    account_name: text('account_name').notNull(),
    account_number: text('account_number').notNull(),
    amount: halalas('amount').notNull(), // as the client states it
    expected_amount: halalas('expected_amount').notNull(), // due when it was sent
    received_amount: halalas('received_amount'), // as the bank statement says
    transferred_on: date('transferred_on').notNull(),
    receiving_account_id: uuid('receiving_account_id')
      .notNull()
      .references(() => receiving_accounts.id),
    images: uuid('images').array().notNull().default(sql`'{}'`),
    status: text('status').$type<keyof typeof bankTransferLifecycle.statuses>().notNull(),
    reject_reason: text('reject_reason'),
    duplicate_of_id: uuid('duplicate_of_id').references((): AnyPgColumn => bankTransfers.id),
    duplicate_reason: text('duplicate_reason').$type<DuplicateReason>(),
  },
  (t) => [
    uniqueIndex('bank_transfers_payment').on(t.payment_id),
    index('bank_transfers_order').on(t.order_id),
    index('bank_transfers_checkout').on(t.checkout_id).where(sql`checkout_id is not null`),
    index('bank_transfers_status').on(t.status, t.created_at),
    check('bank_transfers_amount', sql`amount > 0 and expected_amount > 0 and received_amount > 0`),
    check(
      'bank_transfers_purpose',
      sql`(purpose = 'order') = (order_id is not null) and (purpose = 'order') = (invoice_id is not null)
        and (purpose = 'checkout') = (checkout_id is not null) and (purpose = 'checkout') = (checkout_orders <> '[]')`,
    ),
    ...listIndexes(resources['bank-transfers'], t),
  ],
)
