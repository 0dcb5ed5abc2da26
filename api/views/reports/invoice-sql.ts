import { creditNoteTitle } from '@wasl/shared/rules/invoice-title.ts'
import { type TaxDocumentKind, taxDocumentTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { credit_notes } from '../../money/tables/from-registry.ts'
import { taxDocuments } from '../../money/tables/tax-documents.ts'
import { invoices } from '../../ordering/tables/invoices.ts'
import type { Ctx } from '../../platform/context.ts'
import type { ReportRequest } from './report-request.ts'
import { within } from './riyadh-sql.ts'

// What a final invoice adds to its prepayment invoices, which count on their own days.
const tax = sql<number>`(${taxDocuments.tax} - ${taxDocuments.prepaid_tax})`
const total = sql<number>`(${taxDocuments.total} - ${taxDocuments.prepaid_amount})`
const net = sql<number>`(${total} - ${tax})`
// What the commission is on: a coupon of the platform lowers its own documents, and not what it keeps of the price.
const noteBase = sql`(case n.cause when 'coupon' then 0 else n.net + n.coupon_discount end)`
const creditedBase = sql<number>`(case ${credit_notes.cause} when 'coupon' then 0 else ${credit_notes.net} + ${credit_notes.coupon_discount} end)`
/** The platform's commission on a net amount in halalas, rounded as in the payout. */
const commissionOn = (amount: SQL): SQL<number> => sql<number>`(${amount} * ${invoices.commission_percent} / 100)`
/** What the commission becomes more while the documented amount grows: so those of all documents of an invoice sum to the commission on the rest. */
const commissionBetween = (from: SQL, to: SQL): SQL<number> => sql<number>`(${commissionOn(to)} - ${commissionOn(from)})`

type Moment = { at: SQL; number: SQL; isCredit: boolean }
/** Whether a document of the same invoice counts before another one. */
const isBefore = (columns: SQL, { at, number, isCredit }: Moment): SQL =>
  sql`${columns} < (${at}, ${isCredit}::boolean, length(${number}), ${number})`

/** What the documents of an invoice say without VAT and coupon before one of them, less its credit notes. Halalas. */
const baseBefore = (moment: Moment): SQL => sql`(
  (select coalesce(sum((d.total - d.prepaid_amount) - (d.tax - d.prepaid_tax) + d.coupon_discount), 0)::bigint from tax_documents d
    where d.invoice_id = ${taxDocuments.invoice_id} and d.kind <> 'claim' and ${isBefore(sql`(d.issued_at, false, length(d.number), d.number)`, moment)})
  - (select coalesce(sum(${noteBase}), 0)::bigint from tax_documents d join credit_notes n on n.tax_document_id = d.id
    where d.invoice_id = ${taxDocuments.invoice_id} and ${isBefore(sql`(n.issued_at, true, length(n.number), n.number)`, moment)}))`

// A document for the whole without prepayments is the first of its invoice.
const documentedBefore = sql`(case ${taxDocuments.kind} when 'invoice' then 0 else
  ${baseBefore({ at: sql`${taxDocuments.issued_at}`, number: sql`${taxDocuments.number}`, isCredit: false })} end)`

/**
 * The documents that count in a period: each tax document on the day of its issue, and each credit note on its own day with negative amounts. So a
 * period that is over never changes. Halalas.
 */
export function invoiceEntries({ db }: Pick<Ctx, 'db'>, { period }: ReportRequest) {
  const entry = (sign: 1 | -1, document: Record<'number' | 'at', SQL<string>>, amounts: Record<EntryAmount, SQL<number>>) => ({
    id: taxDocuments.id,
    kind: taxDocuments.kind,
    document_number: document.number.as('document_number'),
    order_id: taxDocuments.order_id,
    provider_id: taxDocuments.provider_id,
    seller_id: taxDocuments.seller_id,
    seller: taxDocuments.seller,
    buyer: taxDocuments.buyer,
    vat_percent: taxDocuments.vat_percent,
    is_credit: sql<boolean>`${sign === -1}::boolean`.as('is_credit'),
    at: document.at.as('at'),
    net: sql<number>`(${sign}::bigint * ${amounts.net})`.mapWith(Number).as('net'),
    tax: sql<number>`(${sign}::bigint * ${amounts.tax})`.mapWith(Number).as('tax'),
    total: sql<number>`(${sign}::bigint * ${amounts.total})`.mapWith(Number).as('total'),
    commission: sql<number>`(${sign}::bigint * ${amounts.commission})`.mapWith(Number).as('commission'),
  })
  const issued = entry(
    1,
    { number: sql`${taxDocuments.number}`, at: sql`${taxDocuments.issued_at}` },
    {
      net,
      tax,
      total,
      // What a claim keeps of a security deposit has no commission.
      commission: sql`(case ${taxDocuments.kind} when 'claim' then 0
        else ${commissionBetween(documentedBefore, sql`(${documentedBefore} + ${net} + ${taxDocuments.coupon_discount})`)} end)`,
    },
  )
  const restBefore = baseBefore({ at: sql`${credit_notes.issued_at}`, number: sql`${credit_notes.number}`, isCredit: true })
  const credited = entry(
    -1,
    { number: sql`${credit_notes.number}`, at: sql`${credit_notes.issued_at}` },
    {
      net: sql`${credit_notes.net}`,
      tax: sql`${credit_notes.tax}`,
      total: sql`${credit_notes.total}`,
      commission: commissionBetween(sql`(${restBefore} - ${creditedBase})`, restBefore),
    },
  )
  const ofInvoice = eq(invoices.id, taxDocuments.invoice_id)
  return unionAll(
    db.select(issued).from(taxDocuments).innerJoin(invoices, ofInvoice).where(within(taxDocuments.issued_at, period)),
    db
      .select(credited)
      .from(credit_notes)
      .innerJoin(taxDocuments, eq(taxDocuments.id, credit_notes.tax_document_id))
      .innerJoin(invoices, ofInvoice)
      .where(within(credit_notes.issued_at, period)),
  ).as('entries')
}

type EntryAmount = 'net' | 'tax' | 'total' | 'commission'

type TitledEntry = { is_credit: boolean; kind: TaxDocumentKind } & Parameters<typeof creditNoteTitle>[0]

/** The title of a document in a report: that of the tax document itself, or of a credit note. */
export const entryTitle = (entry: TitledEntry): Localized => (entry.is_credit ? creditNoteTitle(entry) : taxDocumentTitle(entry))
