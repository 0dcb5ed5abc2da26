import type { RepeatInterval } from '@wasl/shared/rules/order-repeats.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables/people.ts'
import { instant } from '../../platform/db/columns.ts'
import { orders } from './orders.ts'

/** A completed order that its client is reminded of in an interval. Days are of Riyadh. */
export const orderRepeats = pgTable(
  'order_repeats',
  {
    order_id: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    client_id: uuid('client_id')
      .notNull()
      .references(() => users.id),
    every: text('every').$type<RepeatInterval>().notNull(),
    starts_on: date('starts_on', { mode: 'string' }).notNull(), // what the interval counts from
    next_on: date('next_on', { mode: 'string' }).notNull(),
    reminded_for: date('reminded_for', { mode: 'string' }), // the day of the last reminder
    sent_for: date('sent_for', { mode: 'string' }), // the day that the last order was sent for
    sent_order_id: uuid('sent_order_id').references(() => orders.id),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    index('order_repeats_client').on(t.client_id, t.next_on),
    index('order_repeats_due').on(t.next_on),
    check('order_repeats_every', sql`every in ('week', 'two_weeks', 'month', 'six_months')`),
  ],
)
