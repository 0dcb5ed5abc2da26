import type { UserCtx } from '../../context.ts'
import type { InvoiceRow } from '../../ordering/orders/order-context.ts'
import type { OrderRow } from '../../ordering/orders/visible-order.ts'
import type { Tx } from '../../platform/db/types.ts'

/** A locked order with its invoice, and what is due now, in halalas. */
export type DueInvoice = { order: OrderRow; invoice: InvoiceRow; due: number }
export type PaymentCtx = UserCtx & { db: Tx }
