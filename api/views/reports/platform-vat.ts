import type { ReportRow } from '@wasl/shared/reports.ts'
import { creditNoteTitle, invoiceTitle } from '@wasl/shared/rules/invoice-title.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { asc, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { commission_credit_notes, commission_invoices } from '../../money/tables/from-registry.ts'
import type { Ctx } from '../../platform/context.ts'
import { type ReportRequest, type ReportSummary, toSummary } from './report-request.ts'
import { within } from './riyadh-sql.ts'
import { vatTotals } from './vat.ts'

/** The platform's documents of a period: its commission invoices, and its credit notes with negative amounts, each on its own day. Halalas. */
function commissionEntries({ db }: Pick<Ctx, 'db'>, { period }: ReportRequest) {
  const entry = (table: typeof commission_invoices | typeof commission_credit_notes, sign: 1 | -1) => ({
    settlement_id: table.settlement_id,
    number: table.number,
    is_credit: sql<boolean>`${sign === -1}::boolean`.as('is_credit'),
    issued_at: table.issued_at,
    seller_vat_number: table.seller_vat_number,
    buyer_name_ar: table.buyer_name_ar,
    buyer_name_en: table.buyer_name_en,
    buyer_vat_number: table.buyer_vat_number,
    vat_percent: table.vat_percent,
    net: sql<number>`(${sign}::bigint * ${table.net})`.mapWith(Number).as('net'),
    tax: sql<number>`(${sign}::bigint * ${table.tax})`.mapWith(Number).as('tax'),
    total: sql<number>`(${sign}::bigint * ${table.total})`.mapWith(Number).as('total'),
  })
  return unionAll(
    db.select(entry(commission_invoices, 1)).from(commission_invoices).where(within(commission_invoices.issued_at, period)),
    db.select(entry(commission_credit_notes, -1)).from(commission_credit_notes).where(within(commission_credit_notes.issued_at, period)),
  ).as('entries')
}

/** The first `limit` commission invoices and commission credit notes issued in the period, oldest first, with the stored amounts. */
export async function platformVatReport(ctx: Ctx, request: ReportRequest, limit: number): Promise<ReportRow<'platform_vat'>[]> {
  const entries = commissionEntries(ctx, request)
  const rows = await ctx.db.select().from(entries).orderBy(asc(entries.issued_at), asc(entries.is_credit), asc(entries.number)).limit(limit)
  return rows.map(
    ({ settlement_id, number, is_credit, issued_at, buyer_name_ar, buyer_name_en, net, vat_percent, tax, total, ...parties }) => {
      const seller = { vat_number: parties.seller_vat_number }
      const buyer = { vat_number: parties.buyer_vat_number }
      return {
        id: settlement_id,
        number,
        type: is_credit ? creditNoteTitle({ seller, buyer }) : invoiceTitle({ seller, buyer }),
        day: riyadhDate(issued_at),
        provider: { ar: buyer_name_ar, en: buyer_name_en },
        vat_number: parties.buyer_vat_number,
        net,
        vat_percent,
        tax,
        total,
      }
    },
  )
}

/** The number of rows of the whole report of the platform's VAT, and its totals. */
export async function platformVatSummary(ctx: Ctx, request: ReportRequest): Promise<ReportSummary> {
  const entries = commissionEntries(ctx, request)
  const [summary] = await ctx.db.select(vatTotals(entries)).from(entries)
  return toSummary(summary)
}
