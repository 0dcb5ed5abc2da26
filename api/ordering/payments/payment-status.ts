import type { PaymentStatus } from '@wasl/shared/contract/enums.ts'
import { inArray } from 'drizzle-orm'
import { payments } from '../tables/payments.ts'

export type PaymentRow = typeof payments.$inferSelect

const openStatuses = ['initiated', 'requires_action', 'authorized', 'submitted'] as const satisfies readonly PaymentStatus[]
/** The money of these attempts has been booked or returned; nothing changes them any more but a refund. */
const bookedStatuses: readonly PaymentStatus[] = ['captured', 'refunded', 'voided', 'credited', 'approved']

/** Attempts that have neither succeeded nor failed yet. */
export const isOpenPayment = inArray(payments.status, [...openStatuses])
export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean => openStatuses.some((open) => open === status)
export const isBooked = ({ status }: Pick<PaymentRow, 'status'>): boolean => bookedStatuses.includes(status)
