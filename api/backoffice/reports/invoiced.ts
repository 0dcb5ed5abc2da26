import { and, notInArray, sql } from 'drizzle-orm'
import { invoices } from '../../platform/db/tables/invoices.ts'
import { orders } from '../../platform/db/tables/orders.ts'

/** Whether an invoice stands: it was issued and not refused, and its order was not called off. */
export const stands = and(
  notInArray(invoices.status, ['draft', 'rejected']),
  notInArray(orders.status, ['cancelled', 'rejected', 'expired']),
)

/** The amount of an invoice before VAT. */
export const net = sql`(${invoices.service_amount} - ${invoices.discount})`

/** The platform's part of an invoice with its own VAT, rounded as it is when the money is divided. */
export const commission = sql`(${net} * ${invoices.commission_percent} / 100)`
