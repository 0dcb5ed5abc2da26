import { creditNoteTitle } from '@wasl/shared/rules/invoice-title.ts'
import { type TaxDocumentKind, taxDocumentTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
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
/** The platform's commission on a net amount in halalas, rounded as in the payout. */
const commissionOn = (amount: SQL): SQL<number> => sql<number>`(${amount} * ${invoices.commission_percent} / 100)`

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
    { net, tax, total, commission: commissionOn(net) },
  )
  const notes = creditsWithSums(db)
  // What the commission on the rest of the document became less by this note, so that all notes together cancel it exactly.
  const restBefore = sql`(${net} - ${notes.credited_net} + ${notes.net})`
  const credited = entry(
    -1,
    { number: sql`${notes.number}`, at: sql`${notes.issued_at}` },
    {
      net: sql`${notes.net}`,
      tax: sql`${notes.tax}`,
      total: sql`${notes.total}`,
      commission: sql`(${commissionOn(restBefore)} - ${commissionOn(sql`(${net} - ${notes.credited_net})`)})`,
    },
  )
  const ofInvoice = eq(invoices.id, taxDocuments.invoice_id)
  return unionAll(
    db.select(issued).from(taxDocuments).innerJoin(invoices, ofInvoice).where(within(taxDocuments.issued_at, period)),
    db
      .select(credited)
      .from(notes)
      .innerJoin(taxDocuments, eq(taxDocuments.id, notes.tax_document_id))
      .innerJoin(invoices, ofInvoice)
      .where(within(notes.issued_at, period)),
  ).as('entries')
}

type EntryAmount = 'net' | 'tax' | 'total' | 'commission'

/** The credit notes, each with what all notes of its document up to it took off, without VAT. */
const creditsWithSums = (db: Ctx['db']) =>
  db
    .select({
      ...getTableColumns(credit_notes),
      credited_net: sql<number>`sum(${credit_notes.net}) over (partition by ${credit_notes.tax_document_id}
        order by ${credit_notes.issued_at}, length(${credit_notes.number}), ${credit_notes.number})::bigint`.as('credited_net'),
    })
    .from(credit_notes)
    .as('notes')

type TitledEntry = { is_credit: boolean; kind: TaxDocumentKind } & Parameters<typeof creditNoteTitle>[0]

/** The title of a document in a report: that of the tax document itself, or of a credit note. */
export const entryTitle = (entry: TitledEntry): Localized => (entry.is_credit ? creditNoteTitle(entry) : taxDocumentTitle(entry))
