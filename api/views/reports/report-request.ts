import type { ReportQuery } from '@wasl/shared/contract/reports.ts'
import type { Period } from '@wasl/shared/rules/periods.ts'
import { and, eq, type SQL } from 'drizzle-orm'
import { orders } from '../../ordering/tables/orders.ts'
import { within } from './riyadh-sql.ts'

export type ReportRequest = Pick<ReportQuery, 'city_id' | 'category_id'> & { period: Period }

/** How many rows a complete report has, and the totals of its columns. */
export type ReportSummary = { row_count: number; totals: Record<string, number> }

/** A summary from its one row of sums; sums of nothing are zero. */
export function toSummary({
  row_count = 0,
  ...sums
}: {
  row_count?: number
  [column: string]: number | null | undefined
} = {}): ReportSummary {
  return { row_count, totals: Object.fromEntries(Object.entries(sums).map(([column, value]) => [column, value ?? 0])) }
}

/** Restricts orders to the selected city and category; undefined selects all. */
export const orderFilter = ({ city_id, category_id }: ReportRequest): SQL | undefined =>
  and(city_id ? eq(orders.city_id, city_id) : undefined, category_id ? eq(orders.category_id, category_id) : undefined)

/** Restricts orders to those submitted in the period, in the selected city and category. */
export const submittedWithin = (request: ReportRequest): SQL | undefined =>
  and(within(orders.submitted_at, request.period), orderFilter(request))

/** A part of a whole in percent with one decimal; null if the whole is zero. */
export const percentOf = (part: number, whole: number): number | null => (whole > 0 ? Math.round((part * 1000) / whole) / 10 : null)
