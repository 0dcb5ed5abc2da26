import type { Period } from '@wasl/shared/rules/periods.ts'
import { type SQL, sql } from 'drizzle-orm'
import { payments } from '../../platform/db/tables/payments.ts'
import { within } from './riyadh-sql.ts'

/** Sales in halalas: the amount clients paid, with VAT, minus refunds. They count on the day of the payment. */
export const salesTotal: SQL<number> = sql<number>`coalesce(sum(${payments.amount} - ${payments.refunded_amount}), 0)`.mapWith(Number)

/** Whether a payment was captured in a period. */
export const capturedWithin = (period: Period): SQL | undefined => within(payments.captured_at, period)
