import type { ReportRow } from '@wasl/shared/reports.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, asc, count, eq, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm'
import { platformSellerId } from '../../money/documents/document-number.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { entryTitle, invoiceEntries } from './invoice-sql.ts'
import { orderFilter, type ReportRequest, type ReportSummary, toSummary } from './report-request.ts'

type Sellers = 'providers' | 'platform'

/** The VAT of the documents that providers issued, or the platform as the seller: each owes that of its own documents. */
export const vatReport = (ctx: Ctx, request: ReportRequest, limit: number) => listDocuments(ctx, request, { limit, sellers: 'providers' })
export const vatSummary = (ctx: Ctx, request: ReportRequest) => summarize(ctx, request, 'providers')
export const platformSalesVatReport = (ctx: Ctx, request: ReportRequest, limit: number) =>
  listDocuments(ctx, request, { limit, sellers: 'platform' })
export const platformSalesVatSummary = (ctx: Ctx, request: ReportRequest) => summarize(ctx, request, 'platform')

const isOf = (seller_id: SQLWrapper, sellers: Sellers): SQL =>
  sellers === 'platform' ? sql`${seller_id} = ${platformSellerId}` : sql`${seller_id} <> ${platformSellerId}`

/** The first `limit` tax documents and credit notes issued in the period, oldest first, with the stored amounts. */
async function listDocuments(
  ctx: Ctx,
  request: ReportRequest,
  { limit, sellers }: { limit: number; sellers: Sellers },
): Promise<ReportRow<'vat'>[]> {
  const entries = invoiceEntries(ctx, request)
  const rows = await ctx.db
    .select()
    .from(entries)
    .innerJoin(orders, eq(orders.id, entries.order_id))
    .where(and(orderFilter(request), isOf(entries.seller_id, sellers)))
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

/** The number of rows of the whole report, and its totals. */
async function summarize(ctx: Ctx, request: ReportRequest, sellers: Sellers): Promise<ReportSummary> {
  const entries = invoiceEntries(ctx, request)
  const [summary] = await ctx.db
    .select(vatTotals(entries))
    .from(entries)
    .innerJoin(orders, eq(orders.id, entries.order_id))
    .where(and(orderFilter(request), isOf(entries.seller_id, sellers)))
  return toSummary(summary)
}

/** The columns of a summary of documents with VAT. */
export const vatTotals = ({ net, tax, total }: Readonly<Record<'net' | 'tax' | 'total', SQLWrapper>>) => ({
  row_count: count(),
  net: sum(net).mapWith(Number),
  tax: sum(tax).mapWith(Number),
  total: sum(total).mapWith(Number),
})
