import type { ReportRow } from '@wasl/shared/reports.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { asc, count, eq, type SQLWrapper, sum } from 'drizzle-orm'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { entryTitle, invoiceEntries } from './invoice-sql.ts'
import { orderFilter, type ReportRequest, type ReportSummary, toSummary } from './report-request.ts'

/** The first `limit` tax documents and credit notes issued in the period, oldest first, with the stored amounts. */
export async function vatReport(ctx: Ctx, request: ReportRequest, limit: number): Promise<ReportRow<'vat'>[]> {
  const entries = invoiceEntries(ctx, request)
  const rows = await ctx.db
    .select()
    .from(entries)
    .innerJoin(orders, eq(orders.id, entries.order_id))
    .where(orderFilter(request))
    .orderBy(asc(entries.at), asc(entries.is_credit), asc(entries.document_number))
    .limit(limit)
  return rows.map(({ entries: { id, kind, document_number, at, is_credit, seller, buyer, net, vat_percent, tax, total } }) => ({
    id,
    number: document_number,
    type: entryTitle({ is_credit, kind, seller, buyer }),
    day: riyadhDate(at),
    seller: { ar: seller.name_ar, en: seller.name_en },
    vat_number: seller.vat_number,
    net,
    vat_percent,
    tax,
    total,
  }))
}

/** The number of rows of the whole VAT report, and its totals. */
export async function vatSummary(ctx: Ctx, request: ReportRequest): Promise<ReportSummary> {
  const entries = invoiceEntries(ctx, request)
  const [summary] = await ctx.db
    .select(vatTotals(entries))
    .from(entries)
    .innerJoin(orders, eq(orders.id, entries.order_id))
    .where(orderFilter(request))
  return toSummary(summary)
}

/** The columns of a summary of documents with VAT. */
export const vatTotals = ({ net, tax, total }: Readonly<Record<'net' | 'tax' | 'total', SQLWrapper>>) => ({
  row_count: count(),
  net: sum(net).mapWith(Number),
  tax: sum(tax).mapWith(Number),
  total: sum(total).mapWith(Number),
})
