import type { Localized } from '@wasl/shared/units.ts'
import { and, isNotNull, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../context.ts'
import { invoices } from '../../platform/db/tables/invoices.ts'
import type { ReportRequest } from './report-request.ts'
import { within } from './riyadh-sql.ts'

const net = sql<number>`(${invoices.service_amount} - ${invoices.discount})`
const creditedNet = sql<number>`(${invoices.credited_amount} - ${invoices.credited_tax})`
/** The platform's commission on a net amount in halalas, rounded as in the payout. */
const commissionOn = (amount: SQL): SQL<number> => sql<number>`(${amount} * ${invoices.commission_percent} / 100)`

/**
 * The invoices that count in a period: each on the day of its issue with its amounts, and on the day it was rejected, cancelled or reduced with
 * what was taken off, as negative amounts. So a period that is over never changes. Halalas.
 */
export function invoiceEntries({ db }: Pick<Ctx, 'db'>, { period }: ReportRequest) {
  const entry = (sign: 1 | -1, at: SQL<string>, amounts: Record<'net' | 'tax' | 'total' | 'commission', SQL<number>>) => ({
    id: invoices.id,
    number: invoices.number,
    order_id: invoices.order_id,
    provider_id: invoices.provider_id,
    seller: invoices.seller,
    vat_percent: invoices.vat_percent,
    is_credit: sql<boolean>`${sign === -1}::boolean`.as('is_credit'),
    at: at.as('at'),
    net: sql<number>`(${sign}::bigint * ${amounts.net})`.mapWith(Number).as('net'),
    tax: sql<number>`(${sign}::bigint * ${amounts.tax})`.mapWith(Number).as('tax'),
    total: sql<number>`(${sign}::bigint * ${amounts.total})`.mapWith(Number).as('total'),
    commission: sql<number>`(${sign}::bigint * ${amounts.commission})`.mapWith(Number).as('commission'),
  })
  const issued = entry(1, sql<string>`${invoices.issued_at}`, {
    net,
    tax: sql`${invoices.tax}`,
    total: sql`${invoices.final_amount}`,
    commission: commissionOn(net),
  })
  const credited = entry(-1, sql<string>`${invoices.credited_at}`, {
    net: creditedNet,
    tax: sql`${invoices.credited_tax}`,
    total: sql`${invoices.credited_amount}`,
    commission: sql`(${commissionOn(net)} - ${commissionOn(sql`(${net} - ${creditedNet})`)})`,
  })
  return unionAll(
    db
      .select(issued)
      .from(invoices)
      .where(and(isNotNull(invoices.number), within(invoices.issued_at, period))),
    db
      .select(credited)
      .from(invoices)
      .where(and(isNotNull(invoices.number), within(invoices.credited_at, period))),
  ).as('entries')
}

/** How a report names an entry. */
export const entryLabel = (isCredit: boolean): Localized =>
  isCredit ? { ar: 'إلغاء أو تخفيض', en: 'Cancellation or reduction' } : { ar: 'فاتورة', en: 'Invoice' }
