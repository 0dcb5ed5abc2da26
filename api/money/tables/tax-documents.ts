import { resources } from '@wasl/resources/index.ts'
import type { TaxDocumentKind } from '@wasl/shared/rules/tax-document-kinds.ts'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { providers } from '../../identity/tables/people.ts'
import { invoices } from '../../ordering/tables/invoices.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { type DocumentLine, type DocumentParty, partyColumns } from '../../ordering/tables/parties.ts'
import { halalas, instant, standardColumns } from '../../platform/db/columns.ts'
import { listedTable } from '../../platform/db/listed.ts'
import { listIndexes } from '../../platform/db/resource-constraints.ts'

/**
 * The tax documents of orders: written once with a captured payment, never changed (a trigger rejects it). The id is the UUID of the document. `seller_id` is whose
 * series of numbers it is in.
 */
export const taxDocuments = listedTable(
  'tax_documents',
  {
    ...standardColumns(),
    kind: text('kind').$type<TaxDocumentKind>().notNull(),
    number: text('number').notNull(),
    seller_id: uuid('seller_id').notNull(),
    order_id: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    invoice_id: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    provider_id: uuid('provider_id').references(() => providers.id), // none: goods of the platform itself
    seller: jsonb('seller').$type<DocumentParty>().notNull(),
    buyer: jsonb('buyer').$type<DocumentParty>().notNull(),
    ...partyColumns(),
    lines: jsonb('lines').$type<readonly DocumentLine[]>().notNull(),
    service_amount: halalas('service_amount').notNull(),
    discount: halalas('discount').notNull().default(0),
    // Of a document for the whole, without VAT: what was credited or given up before it, and the coupon of a sale by the platform.
    reduction: halalas('reduction').notNull().default(0),
    coupon_discount: halalas('coupon_discount').notNull().default(0),
    vat_percent: integer('vat_percent').notNull(),
    tax: halalas('tax').notNull(),
    total: halalas('total').notNull(), // service − discount − reduction − coupon + tax
    // Of a final invoice: what its prepayment invoices have documented already.
    prepaid_amount: halalas('prepaid_amount').notNull().default(0), // with VAT
    prepaid_tax: halalas('prepaid_tax').notNull().default(0),
    note: text('note'),
    qr: text('qr'), // ZATCA TLV, Base64; none without the seller's VAT number
    issued_at: instant('issued_at').notNull(),
  },
  (t) => [
    uniqueIndex('tax_documents_number_of_seller').on(t.seller_id, t.number),
    uniqueIndex('tax_documents_one_for_the_whole').on(t.invoice_id).where(sql`kind in ('invoice', 'final')`),
    check('tax_documents_kind', sql`kind in ('invoice', 'prepayment', 'final', 'claim', 'supplement')`),
    check('tax_documents_adds_up', sql`service_amount - discount - reduction - coupon_discount + tax = total and total > 0 and tax >= 0`),
    check(
      'tax_documents_prepaid',
      sql`prepaid_amount between 0 and total and prepaid_tax between 0 and tax and (prepaid_amount > 0) = (kind = 'final')`,
    ),
    ...listIndexes(resources['tax-documents'], t),
  ],
)
