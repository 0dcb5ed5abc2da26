import type { PaymentStatus } from '@wasl/shared/contract/enums.ts'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { payments } from '../tables/payments.ts'

export type PaymentRow = typeof payments.$inferSelect

const openStatuses = ['initiated', 'requires_action', 'authorized', 'submitted'] as const satisfies readonly PaymentStatus[]
/** The money of these attempts has been booked or returned; nothing changes them any more but a refund. */
const bookedStatuses: readonly PaymentStatus[] = ['captured', 'refunded', 'voided', 'credited', 'approved']

/** The attempts to pay an order, by itself or with the other orders of its checkout, and those to pay an extension of its rental. */
export const isAttemptFor = (order_id: string): SQL =>
  sql`(${payments.order_id} = ${order_id} or ${payments.checkout_id} = (select checkout_id from orders where id = ${order_id})
    or ${payments.checkout_id} in (select checkout_id from rental_extensions where order_id = ${order_id}))`

/** Attempts that have neither succeeded nor failed yet. */
export const isOpenPayment = inArray(payments.status, [...openStatuses])
export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean => openStatuses.some((open) => open === status)
export const isBooked = ({ status }: Pick<PaymentRow, 'status'>): boolean => bookedStatuses.includes(status)
