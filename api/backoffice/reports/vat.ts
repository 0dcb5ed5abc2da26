import type { ReportRow } from '@wasl/shared/reports.ts'
import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { isValidInvoice } from './invoice-sql.ts'
import { orderFilter, type ReportRequest } from './report-request.ts'
import { within } from './riyadh-sql.ts'

/** The valid invoices issued in the period, oldest first, with the amounts stored on them. */
export async function vatReport(ctx: Ctx, request: ReportRequest): Promise<ReportRow<'vat'>[]> {
  const rows = await ctx.db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.order_id))
    .where(and(isValidInvoice, within(invoices.issued_at, request.period), orderFilter(request)))
    .orderBy(asc(invoices.issued_at), asc(invoices.number))
  return rows.map(({ invoice: { number, issued_at, seller, service_amount, discount, vat_percent, tax, final_amount } }) => ({
    number,
    day: issued_at && riyadhDate(issued_at),
    seller: { ar: seller.name_ar, en: seller.name_en },
    vat_number: seller.vat_number,
    net: service_amount - discount,
    vat_percent,
    tax,
    total: final_amount,
  }))
}
