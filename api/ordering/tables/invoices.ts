import { resources } from '@wasl/resources/index.ts'
import type { InvoiceStatus } from '@wasl/shared/lifecycle/invoices.ts'
import type { SoldBy } from '@wasl/shared/rules/sale-terms.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { providers } from '../../identity/tables/people.ts'
import { halalas, instant, standardColumns } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'
import { listIndexes } from '../../platform/db/resource-constraints.ts'
import { offers } from './offers.ts'
import { orders } from './orders.ts'
import { type DocumentLine, type DocumentParty, partyColumns } from './parties.ts'

/**
 * What the client of an order accepts and pays: a price statement, not a tax document. Frozen at issue: nothing is recomputed for display. Those issued as tax invoices
 * before the two were separate have the number of that document.
 */
export const invoices = listedTable(
  'invoices',
  {
    ...standardColumns(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    offer_id: uuid('offer_id').references(() => offers.id),
    provider_id: uuid('provider_id').references(() => providers.id), // none: goods of the platform itself
    number: text('number'), // of the series of statements, given at issue
    status: text('status').$type<InvoiceStatus>().notNull(),
    service_amount: halalas('service_amount').notNull(),
    discount: halalas('discount').notNull().default(0),
    tax: halalas('tax').notNull(),
    final_amount: halalas('final_amount').notNull(), // service − discount + tax
    deposit_percent: integer('deposit_percent').notNull().default(100), // what is due before work starts
    deposit_amount: halalas('deposit_amount').notNull(),
    paid_amount: halalas('paid_amount').notNull().default(0),
    sold_by: text('sold_by').$type<SoldBy>().notNull().default('provider'), // whose sale the VAT is of
    vat_percent: integer('vat_percent').notNull(),
    commission_percent: integer('commission_percent').notNull(),
    seller: jsonb('seller').$type<DocumentParty>().notNull(),
    buyer: jsonb('buyer').$type<DocumentParty>().notNull(),
    ...partyColumns(),
    lines: jsonb('lines').$type<readonly DocumentLine[]>().notNull(),
    note: text('note'),
    reject_reason: text('reject_reason'),
    price_reason: text('price_reason'), // why it is above the accepted offer
    issued_at: instant('issued_at'),
    // What was taken off since it was paid.
    credited_amount: halalas('credited_amount').notNull().default(0), // with VAT
    credited_tax: halalas('credited_tax').notNull().default(0),
  },
  (t) => [
    uniqueIndex('invoices_number').on(t.provider_id, t.number),
    uniqueIndex('invoices_number_of_platform').on(t.number).where(sql`provider_id is null`),
    index('invoices_order').on(t.order_id),
    uniqueIndex('invoices_one_live').on(t.order_id).where(sql`status <> 'rejected'`),
    check('invoices_sold_by', sql`sold_by in ('provider', 'platform') and (provider_id is not null or sold_by = 'platform')`),
    check('invoices_adds_up', sql`service_amount - discount + tax = final_amount`),
    check('invoices_credited', sql`credited_amount between 0 and final_amount and credited_tax between 0 and tax`),
    check('invoices_paid', sql`paid_amount >= 0 and paid_amount <= final_amount`),
    ...listIndexes(resources.invoices, t),
  ],
)
