import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { halalas, instant, standardColumns } from '../columns.ts'
import { invoices } from './invoices.ts'
import { orders } from './orders.ts'
import { users } from './people.ts'

/** One attempt to pay an amount of an invoice by one method. */
export const payments = pgTable(
  'payments',
  {
    ...standardColumns(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    invoice_id: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    client_id: uuid('client_id')
      .notNull()
      .references(() => users.id),
    method: text('method').$type<'electronic' | 'bank_transfer' | 'wallet'>().notNull(),
    instalment: integer('instalment').notNull(), // 1 the deposit or all, 2 the rest
    amount: halalas('amount').notNull(),
    status: text('status')
      .$type<
        | 'initiated'
        | 'requires_action'
        | 'authorized'
        | 'captured'
        | 'failed'
        | 'expired'
        | 'refunded'
        | 'submitted'
        | 'approved'
        | 'rejected'
      >()
      .notNull(),
    refunded_amount: halalas('refunded_amount').notNull().default(0),
    refunded_at: instant('refunded_at'),
    gateway_id: text('gateway_id'),
    reference_number: text('reference_number'),
    captured_at: instant('captured_at'),
  },
  (t) => [
    index('payments_order').on(t.order_id),
    // For the sales of a period.
    index('payments_captured').on(t.captured_at),
    index('payments_refunded_at').on(t.refunded_at).where(sql`refunded_at is not null`),
    // The expression must be the same as in the view `transactions` (migrations/0003_views.sql).
    index('payments_search').using(
      'gin',
      sql`normalize_arabic(coalesce(coalesce("reference_number", upper(left("id"::text, 8))), '') || ' ' || coalesce("gateway_id", '')) gin_trgm_ops`,
    ),
    uniqueIndex('payments_one_capture').on(t.invoice_id, t.instalment).where(sql`status in ('captured', 'refunded')`),
    uniqueIndex('payments_gateway').on(t.gateway_id),
    check('payments_amount', sql`amount > 0`),
    check('payments_refunded', sql`refunded_amount between 0 and amount and (refunded_amount > 0) = (refunded_at is not null)`),
  ],
)

/** The answer to a money-moving request, so that the same request again gets the same answer. Written with its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    principal_id: uuid('principal_id').notNull(),
    key: text('key').notNull(),
    request_hash: text('request_hash').notNull(),
    status_code: integer('status_code').notNull(),
    response: jsonb('response').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.principal_id, t.key] })],
)
