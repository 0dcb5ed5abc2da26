import type { ReportRow } from '@wasl/shared/reports/reports.ts'
import { riyadhDate } from '@wasl/shared/rules/riyadh-date.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { orders } from '../../platform/db/tables/orders.ts'
import { stands } from './invoiced.ts'
import { type Asked, ofPlaces } from './report-request.ts'
import { within } from './riyadh-sql.ts'

/** The invoices that were issued in the period and stand, in their order, with the amounts frozen on them. */
export async function vatReport(ctx: Ctx, asked: Asked): Promise<ReportRow<'vat'>[]> {
  const rows = await ctx.db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.order_id))
    .where(and(stands, within(invoices.issued_at, asked.period), ofPlaces(asked)))
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
