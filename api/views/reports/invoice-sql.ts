import { creditNoteTitle, invoiceTitle } from '@wasl/shared/rules/invoice-title.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { and, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { credit_notes } from '../../ordering/tables/from-registry.ts'
import { invoices } from '../../ordering/tables/invoices.ts'
import type { Ctx } from '../../platform/context.ts'
import type { ReportRequest } from './report-request.ts'
import { within } from './riyadh-sql.ts'

const net = sql<number>`(${invoices.service_amount} - ${invoices.discount})`
/** The platform's commission on a net amount in halalas, rounded as in the payout. */
const commissionOn = (amount: SQL): SQL<number> => sql<number>`(${amount} * ${invoices.commission_percent} / 100)`

/**
 * The documents that count in a period: each invoice on the day of its issue, and each credit note on its own day with negative amounts. So a
 * period that is over never changes. Halalas.
 */
export function invoiceEntries({ db }: Pick<Ctx, 'db'>, { period }: ReportRequest) {
  const entry = (sign: 1 | -1, document: Record<'number' | 'at', SQL<string>>, amounts: Record<EntryAmount, SQL<number>>) => ({
    id: invoices.id,
    document_number: document.number.as('document_number'),
    order_id: invoices.order_id,
    provider_id: invoices.provider_id,
    seller: invoices.seller,
    buyer: invoices.buyer,
    vat_percent: invoices.vat_percent,
    is_credit: sql<boolean>`${sign === -1}::boolean`.as('is_credit'),
    at: document.at.as('at'),
    net: sql<number>`(${sign}::bigint * ${amounts.net})`.mapWith(Number).as('net'),
    tax: sql<number>`(${sign}::bigint * ${amounts.tax})`.mapWith(Number).as('tax'),
    total: sql<number>`(${sign}::bigint * ${amounts.total})`.mapWith(Number).as('total'),
    commission: sql<number>`(${sign}::bigint * ${amounts.commission})`.mapWith(Number).as('commission'),
  })
  const issued = entry(
    1,
    { number: sql`${invoices.number}`, at: sql`${invoices.issued_at}` },
    { net, tax: sql`${invoices.tax}`, total: sql`${invoices.final_amount}`, commission: commissionOn(net) },
  )
  const notes = creditsWithSums(db)
  // What the commission on the rest of the invoice became less by this note, so that all notes together cancel it exactly.
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
  return unionAll(
    db
      .select(issued)
      .from(invoices)
      .where(and(isNotNull(invoices.number), within(invoices.issued_at, period))),
    db.select(credited).from(notes).innerJoin(invoices, eq(invoices.id, notes.invoice_id)).where(within(notes.issued_at, period)),
  ).as('entries')
}

type EntryAmount = 'net' | 'tax' | 'total' | 'commission'

/** The credit notes, each with what all notes of its invoice up to it took off, without VAT. */
const creditsWithSums = (db: Ctx['db']) =>
  db
    .select({
      ...getTableColumns(credit_notes),
      credited_net: sql<number>`sum(${credit_notes.net}) over (partition by ${credit_notes.invoice_id}
        order by ${credit_notes.issued_at}, length(${credit_notes.number}), ${credit_notes.number})::bigint`.as('credited_net'),
    })
    .from(credit_notes)
    .as('notes')

/** The title of a document in a report: that of the invoice itself, or a credit note. */
export const entryTitle = (entry: { is_credit: boolean } & Parameters<typeof invoiceTitle>[0]): Localized =>
  entry.is_credit ? creditNoteTitle(entry) : invoiceTitle(entry)
