import { resources } from '@wasl/resources/index.ts'
import type { refundLifecycle } from '@wasl/shared/lifecycle/refunds.ts'
import type { RefundDestination } from '@wasl/shared/rules/refund-destinations.ts'
import { sql } from 'drizzle-orm'
import { check, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables/people.ts'
import { halalas, instant, standardColumns } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'
import { listIndexes } from '../../platform/db/resource-constraints.ts'
import { refund_requests } from './from-registry.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'

/** What one payment returned because of an approved refund request, or because its order was not paid in time. */
export const refunds = listedTable(
  'refunds',
  {
    ...standardColumns(),
    number: text('number').notNull(), // of its ledger transaction
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    refund_request_id: uuid('refund_request_id').references(() => refund_requests.id), // null for an order that was not paid in time
    payment_id: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    source_payment_id: uuid('source_payment_id').references(() => payments.id), // the payment at the gateway to which it goes back
    client_id: uuid('client_id')
      .notNull()
      .references(() => users.id),
    amount: halalas('amount').notNull(), // to the client
    discount: halalas('discount').notNull(), // to the platform, which had paid it
    // Who bears it: what was still held, or after the release the provider, or the platform if the provider's balance is too low.
    funded_by: text('funded_by').$type<'escrow' | 'provider' | 'platform'>().notNull(),
    commission: halalas('commission').notNull().default(0), // reversed, with its VAT
    commission_vat: halalas('commission_vat').notNull().default(0), // of a sale by the platform, its VAT
    coupon_vat: halalas('coupon_vat').notNull().default(0), // what a coupon had taken off that VAT, as the allowance shrinks with the refund
    destination: text('destination').$type<RefundDestination>().notNull(),
    iban: text('iban'),
    account_name: text('account_name'),
    gateway_payment_id: text('gateway_payment_id'), // of the card payment that the gateway refunds
    sending_until: instant('sending_until'), // while a process calls the gateway, by the database's clock
    status: text('status').$type<keyof typeof refundLifecycle.statuses>().notNull(),
    transfer_reference: text('transfer_reference'),
    failure_reason: text('failure_reason'),
    settled_number: text('settled_number'), // of the ledger transaction that closed it
    settled_at: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('refunds_number').on(t.number),
    index('refunds_payment').on(t.payment_id),
    index('refunds_on_day').on(t.created_at),
    check(
      'refunds_amount',
      sql`amount >= 0 and discount >= 0 and amount + discount > 0 and commission_vat >= 0 and commission_vat + coupon_vat between 0 and commission`,
    ),
    check('refunds_iban', sql`(destination = 'iban') = (iban is not null) and (destination = 'iban') = (account_name is not null)`),
    check('refunds_settled', sql`settled_at is null or status in ('confirmed', 'failed')`),
    check('refunds_gateway', sql`(destination = 'source') = (gateway_payment_id is not null)`),
    check('refunds_source', sql`(destination = 'source') = (source_payment_id is not null)`),
    index('refunds_source').on(t.source_payment_id).where(sql`source_payment_id is not null`),
    // One refund of a payment at a time is with the gateway, so that its record says what became of it.
    uniqueIndex('refunds_one_at_gateway').on(t.source_payment_id).where(sql`status = 'sent' and source_payment_id is not null`),
    ...listIndexes(resources.refunds, t),
  ],
)
