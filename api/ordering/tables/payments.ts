import { type GatewayName, gatewayMethods, type PaymentMethod } from '@wasl/shared/contract/choices.ts'
import type { PaymentStatus } from '@wasl/shared/contract/enums.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables/people.ts'
import { halalas, id, instant, standardColumns } from '../../platform/db/columns.ts'
import { checkouts } from './checkouts.ts'
import { coupons } from './from-registry.ts'
import { invoices } from './invoices.ts'
import { orders } from './orders.ts'

const gatewayMethodList = sql.raw(gatewayMethods.map((method) => `'${method}'`).join(', '))

/**
 * One attempt to pay by one method: an amount of an invoice (`order`), or money for the client's wallet (`top_up`).
 * An order has at most one open attempt. The lock on the order and the sum of captured amounts protect it from being paid twice.
 */
export const payments = pgTable(
  'payments',
  {
    ...standardColumns(),
    purpose: text('purpose').$type<'order' | 'top_up'>().notNull().default('order'),
    order_id: uuid('order_id').references(() => orders.id),
    invoice_id: uuid('invoice_id').references(() => invoices.id),
    checkout_id: uuid('checkout_id').references(() => checkouts.id), // of a top-up that pays the orders of a checkout at once
    client_id: uuid('client_id')
      .notNull()
      .references(() => users.id),
    paid_by: uuid('paid_by').references(() => users.id), // the colleague of the client who made it; none: the client itself
    method: text('method').$type<PaymentMethod>().notNull(),
    instalment: integer('instalment'), // counts the attempts of an invoice: 1, 2, 3 …
    amount: halalas('amount').notNull(), // paid by this method
    discount: halalas('discount').notNull().default(0), // paid by the platform beside it, because of a coupon
    coupon_id: uuid('coupon_id').references(() => coupons.id),
    wallet_amount: halalas('wallet_amount').notNull().default(0), // taken from the wallet at the capture, as a payment of its own
    status: text('status').$type<PaymentStatus>().notNull(),
    allocated_amount: halalas('allocated_amount').notNull().default(0), // what of a payment of a checkout paid its orders; the rest stayed in the wallet
    refunded_amount: halalas('refunded_amount').notNull().default(0),
    refunded_discount: halalas('refunded_discount').notNull().default(0), // returned to the platform
    refunded_at: instant('refunded_at'),
    gateway: text('gateway').$type<GatewayName>(),
    gateway_id: text('gateway_id'), // of its hosted payment page
    gateway_payment_id: text('gateway_payment_id'), // of the payment made there
    gateway_url: text('gateway_url'),
    page_pending_until: instant('page_pending_until'), // until then a page that was requested may still appear
    gateway_fee: halalas('gateway_fee'),
    expires_at: instant('expires_at'),
    extended_at: instant('extended_at'), // when the deadline of its order was extended for it
    failure_reason: text('failure_reason'), // a code
    checked_at: instant('checked_at'), // the last query of the gateway
    checks: integer('checks').notNull().default(0),
    reference_number: text('reference_number'),
    captured_at: instant('captured_at'),
  },
  (t) => [
    index('payments_order').on(t.order_id),
    index('payments_checkout').on(t.checkout_id).where(sql`checkout_id is not null`),
    uniqueIndex('payments_one_open_of_checkout')
      .on(t.checkout_id)
      .where(sql`status in ('initiated', 'requires_action', 'authorized', 'submitted')`),
    check('payments_of_checkout', sql`checkout_id is null or purpose = 'top_up'`),
    check('payments_allocated', sql`allocated_amount between 0 and amount and (allocated_amount = 0 or checkout_id is not null)`),
    index('payments_client').on(t.client_id, t.created_at),
    // For the sales of a period.
    index('payments_captured').on(t.captured_at),
    index('payments_refunded_at').on(t.refunded_at).where(sql`refunded_at is not null`),
    // The expression must be the same as in the view `transactions` (migrations/0003_views.sql).
    index('payments_search').using(
      'gin',
      sql`normalize_arabic(coalesce(coalesce("reference_number", upper(left("id"::text, 8))), '') || ' ' || coalesce("gateway_id", '')) gin_trgm_ops`,
    ),
    uniqueIndex('payments_instalment').on(t.invoice_id, t.instalment),
    uniqueIndex('payments_one_open').on(t.order_id).where(sql`status in ('initiated', 'requires_action', 'authorized', 'submitted')`),
    uniqueIndex('payments_gateway').on(t.gateway_id),
    uniqueIndex('payments_gateway_payment').on(t.gateway_payment_id),
    check('payments_amount', sql`amount > 0 and discount >= 0 and wallet_amount >= 0 and (wallet_amount = 0 or gateway is not null)`),
    check(
      'payments_purpose',
      sql`(purpose = 'order') = (order_id is not null) and (purpose = 'order') = (invoice_id is not null)
        and (purpose = 'order') = (instalment is not null) and (purpose = 'order' or ((discount = 0 or checkout_id is not null) and wallet_amount = 0 and method <> 'wallet'))`,
    ),
    check('payments_coupon', sql`(discount > 0) = (coupon_id is not null)`),
    check('payments_gateway_method', sql`(method in (${gatewayMethodList})) = (gateway is not null)`),
    check(
      'payments_refunded',
      sql`refunded_amount between 0 and amount and refunded_discount between 0 and discount and (refunded_amount > 0) = (refunded_at is not null)`,
    ),
  ],
)

/**
 * What a payment of a checkout paid for each of its orders, so that their refunds go back the way they were paid. The money went through the wallet:
 * `order_payment_id` is the payment of the order from there.
 */
export const paymentAllocations = pgTable(
  'payment_allocations',
  {
    order_payment_id: uuid('order_payment_id')
      .primaryKey()
      .references(() => payments.id),
    payment_id: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    amount: halalas('amount').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('payment_allocations_once').on(t.payment_id, t.order_id),
    index('payment_allocations_order').on(t.order_id),
    check('payment_allocations_amount', sql`amount > 0`),
  ],
)

/**
 * The events that the gateway sent, each once: its row is written in the same transaction as its effect. A settlement of the gateway is one
 * too, so that it is booked once.
 */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    id: id(),
    gateway: text('gateway').$type<GatewayName>().notNull(),
    event_id: text('event_id').notNull(),
    type: text('type').notNull(),
    payment_id: uuid('payment_id').references(() => payments.id),
    amount: halalas('amount').notNull(),
    fee: halalas('fee').notNull().default(0), // of a settlement
    received_at: instant('received_at').notNull(),
  },
  (t) => [uniqueIndex('gateway_events_once').on(t.gateway, t.event_id), index('gateway_events_payment').on(t.payment_id)],
)
