import { and, notInArray, sql } from 'drizzle-orm'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { orders } from '../../platform/db/tables/orders.ts'

/** Whether an invoice is valid: issued, not rejected, and its order not cancelled, rejected or expired. */
export const isValidInvoice = and(
  notInArray(invoices.status, ['draft', 'rejected']),
  notInArray(orders.status, ['cancelled', 'rejected', 'expired']),
)

/** The amount of an invoice before VAT, in halalas. */
export const netAmount = sql`(${invoices.service_amount} - ${invoices.discount})`

/** The platform's commission on an invoice in halalas, rounded as in the payout. */
export const commissionAmount = sql`(${netAmount} * ${invoices.commission_percent} / 100)`
