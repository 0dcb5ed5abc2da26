import type { ReportQuery } from '@wasl/shared/contract/reports.ts'
import { type AnyReportRow, type ReportKind, type ReportRow, reports, totalsOf } from '@wasl/shared/reports/reports.ts'
import type { Ctx } from '../../context.ts'
import { couponsReport } from './coupons.ts'
import { customersReport } from './customers.ts'
import { ordersReport } from './orders.ts'
import { providersReport } from './providers.ts'
import type { Asked } from './report-request.ts'
import { salesReport } from './sales.ts'
import { vatReport } from './vat.ts'

const makers: { readonly [K in ReportKind]: (ctx: Ctx, asked: Asked) => Promise<ReportRow<K>[]> } = {
  sales: salesReport,
  orders: ordersReport,
  providers: providersReport,
  customers: customersReport,
  coupons: couponsReport,
  vat: vatReport,
}

/** A whole report: every row, and the sums of its columns. */
export async function report(
  ctx: Ctx,
  kind: ReportKind,
  { from, to, ...places }: ReportQuery,
): Promise<{ rows: readonly AnyReportRow[]; totals: Record<string, number> }> {
  const rows: readonly AnyReportRow[] = await makers[kind](ctx, { period: { from, to }, ...places })
  return { rows, totals: totalsOf(reports[kind], rows) }
}
