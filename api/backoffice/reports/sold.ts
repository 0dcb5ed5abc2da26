import type { Period } from '@wasl/shared/rules/periods.ts'
import { type SQL, sql } from 'drizzle-orm'
import { payments } from '../../platform/db/tables/payments.ts'
import { within } from './riyadh-sql.ts'

/** Sales are what clients paid, with VAT, less what went back to them; they belong to the day on which they were paid. */
export const sold: SQL<number> = sql<number>`coalesce(sum(${payments.amount} - ${payments.refunded_amount}), 0)`.mapWith(Number)

/** The payments whose money came in during a period; an attempt that was never captured has no such time. */
export const paidWithin = (period: Period): SQL | undefined => within(payments.captured_at, period)
