import type { ApprovalStatus } from '@wasl/shared/lifecycle/approvals.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../identity/tables/people.ts'
import { halalas, id, instant } from '../../platform/db/columns.ts'
import { invoices } from './invoices.ts'
import { offers } from './offers.ts'
import { orders } from './orders.ts'

/**
 * What a colleague of a company asks its owner to approve: one offer or one invoice, as it was then. `subject_version`: of that offer or invoice, which counts as
 * another once it changes.
 */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    offer_id: uuid('offer_id').references(() => offers.id),
    invoice_id: uuid('invoice_id').references(() => invoices.id),
    subject_version: integer('subject_version').notNull(),
    amount: halalas('amount').notNull(), // with VAT
    note: text('note'),
    requested_by: uuid('requested_by')
      .notNull()
      .references(() => users.id),
    requested_at: instant('requested_at').notNull(),
    status: text('status').$type<ApprovalStatus>().notNull(),
    decided_by: uuid('decided_by').references(() => users.id),
    decided_at: instant('decided_at'),
    decline_reason: text('decline_reason'),
    used_by: uuid('used_by').references(() => users.id), // the colleague who accepted with it
    closed_at: instant('closed_at'), // since when it does not count any more
  },
  (t) => [
    index('approvals_order').on(t.order_id, t.requested_at),
    index('approvals_requested_by').on(t.requested_by),
    uniqueIndex('approvals_one_live').on(t.order_id).where(sql`status in ('open', 'given')`),
    check('approvals_subject', sql`(offer_id is null) <> (invoice_id is null) and amount > 0`),
    check('approvals_closed', sql`(closed_at is null) = (status in ('open', 'given'))`),
    check(
      'approvals_decided',
      sql`(decided_at is not null or status in ('open', 'ended')) and (decided_by is null) = (decided_at is null)`,
    ),
    check('approvals_used', sql`(used_by is not null) = (status = 'used')`),
  ],
)
