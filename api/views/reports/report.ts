import type { ReportQuery } from '@wasl/shared/contract/reports.ts'
import { type AnyReportRow, type ReportKind, type ReportRow, reports, totalsOf } from '@wasl/shared/reports.ts'
import type { Ctx } from '../../platform/context.ts'
import { carUtilisationReport, carUtilisationSummary } from './car-utilisation.ts'
import { couponsReport } from './coupons.ts'
import { customersReport, customersSummary } from './customers.ts'
import { categorySalesReport, productSalesReport, productSalesSummary, sellerSalesReport } from './goods-sales.ts'
import { lateReturnsReport } from './late-returns.ts'
import { ordersReport } from './orders.ts'
import { platformVatReport, platformVatSummary } from './platform-vat.ts'
import { providersReport } from './providers.ts'
import type { ReportRequest, ReportSummary } from './report-request.ts'
import { returnsReport } from './returns.ts'
import { salesReport } from './sales.ts'
import { stockValueReport, stockValueSummary } from './stock-value.ts'
import { platformSalesVatReport, platformSalesVatSummary, vatReport, vatSummary } from './vat.ts'

const reportBuilders: { readonly [K in ReportKind]: (ctx: Ctx, request: ReportRequest, limit: number) => Promise<ReportRow<K>[]> } = {
  sales: salesReport,
  orders: ordersReport,
  providers: providersReport,
  customers: customersReport,
  coupons: couponsReport,
  vat: vatReport,
  platform_sales_vat: platformSalesVatReport,
  platform_vat: platformVatReport,
  product_sales: productSalesReport,
  seller_sales: sellerSalesReport,
  category_sales: categorySalesReport,
  stock_value: stockValueReport,
  car_utilisation: carUtilisationReport,
  returns: returnsReport,
  late_returns: lateReturnsReport,
}

/** The reports that can have very many rows, which are counted and summed by the database. */
const summaries: { readonly [K in ReportKind]?: (ctx: Ctx, request: ReportRequest) => Promise<ReportSummary> } = {
  customers: customersSummary,
  vat: vatSummary,
  platform_sales_vat: platformSalesVatSummary,
  platform_vat: platformVatSummary,
  product_sales: productSalesSummary,
  stock_value: stockValueSummary,
  car_utilisation: carUtilisationSummary,
}

/** The first `limit` rows of a report, how many it has, and the totals of all. */
export async function buildReport(
  ctx: Ctx,
  kind: ReportKind,
  { from, to, ...filters }: ReportQuery,
  limit: number,
): Promise<ReportSummary & { rows: AnyReportRow[] }> {
  const request = { period: { from, to }, ...filters }
  const rows: readonly AnyReportRow[] = await reportBuilders[kind](ctx, request, limit)
  const summary = rows.length < limit ? undefined : await summaries[kind]?.(ctx, request)
  return { rows: rows.slice(0, limit), ...(summary ?? { row_count: rows.length, totals: totalsOf(reports[kind], rows) }) }
}
