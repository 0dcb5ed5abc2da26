import type { ReportQuery } from '@wasl/shared/contract/reports.ts'
import { type AnyReportRow, type ReportKind, type ReportRow, reports, totalsOf } from '@wasl/shared/reports.ts'
import type { Ctx } from '../../context.ts'
import { couponsReport } from './coupons.ts'
import { customersReport } from './customers.ts'
import { ordersReport } from './orders.ts'
import { providersReport } from './providers.ts'
import type { ReportRequest } from './report-request.ts'
import { salesReport } from './sales.ts'
import { vatReport } from './vat.ts'

const reportBuilders: { readonly [K in ReportKind]: (ctx: Ctx, request: ReportRequest) => Promise<ReportRow<K>[]> } = {
  sales: salesReport,
  orders: ordersReport,
  providers: providersReport,
  customers: customersReport,
  coupons: couponsReport,
  vat: vatReport,
}

/** A complete report: all rows and the totals of its columns. */
export async function buildReport(
  ctx: Ctx,
  kind: ReportKind,
  { from, to, ...filters }: ReportQuery,
): Promise<{ rows: readonly AnyReportRow[]; totals: Record<string, number> }> {
  const rows: readonly AnyReportRow[] = await reportBuilders[kind](ctx, { period: { from, to }, ...filters })
  return { rows, totals: totalsOf(reports[kind], rows) }
}
