import type { TransactionKind } from '@wasl/shared/contract/choices.ts'
import type { LedgerAccountKind } from '@wasl/shared/rules/ledger-accounts.ts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { providers, users } from '../../identity/tables/people.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { payments } from '../../ordering/tables/payments.ts'
import { halalas, id, instant } from '../../platform/db/columns.ts'

/**
 * An account of the double-entry ledger. Balances are credits minus debits, in halalas.
 * `client_wallet` has a user, `provider_payable` a provider, `escrow` and `security_deposit` an order; the others are the platform's own. An account to which every order posts
 * has several rows, its shards, whose sum is its balance: a posting locks one of them (decision 0085).
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    kind: text('kind').$type<LedgerAccountKind>().notNull(),
    user_id: uuid('user_id').references(() => users.id),
    provider_id: uuid('provider_id').references(() => providers.id),
    order_id: uuid('order_id').references(() => orders.id),
    shard: smallint('shard').notNull().default(0),
    balance: halalas('balance').notNull().default(0),
  },
  (t) => [
    uniqueIndex('ledger_accounts_owner').on(
      t.kind,
      sql`coalesce(user_id, provider_id, order_id, '00000000-0000-0000-0000-000000000000'::uuid)`,
      t.shard,
    ),
    check('ledger_accounts_shard', sql`shard = 0 or kind in ('commission', 'vat_payable', 'gateway_clearing', 'coupon_cost')`),
    check(
      'ledger_accounts_not_negative',
      sql`balance >= 0 or kind not in ('client_wallet', 'provider_payable', 'escrow', 'security_deposit')`,
    ),
  ],
)

/** One balanced group of entries; the client sees it on /finances. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    kind: text('kind').$type<TransactionKind>().notNull(),
    order_id: uuid('order_id').references(() => orders.id),
    payment_id: uuid('payment_id').references(() => payments.id),
    reference_number: text('reference_number').notNull(),
    note: text('note'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('ledger_transactions_reference').on(t.reference_number),
    index('ledger_transactions_order').on(t.order_id),
    index('ledger_transactions_refund').on(t.order_id).where(sql`kind = 'refund'`),
    // For what became of a refund or payout, by its number.
    index('ledger_transactions_result').on(t.note).where(sql`kind in ('refund_sent', 'refund_returned', 'payout_sent', 'payout_returned')`),
    // The same as the search index of payments, for the other half of the view `transactions`.
    index('ledger_transactions_search').using(
      'gin',
      sql`normalize_arabic(coalesce("reference_number", '') || ' ' || coalesce("note", '')) gin_trgm_ops`,
    ),
  ],
)

/** One leg of a transaction, positive or negative; never changed. A deferred trigger checks that a transaction sums to zero. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    transaction_id: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    account_id: uuid('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: halalas('amount').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    index('ledger_entries_transaction').on(t.transaction_id),
    index('ledger_entries_account').on(t.account_id, t.created_at),
    check('ledger_entries_amount', sql`amount <> 0`),
  ],
)
