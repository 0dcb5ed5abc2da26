import { boundsOf, type Period } from '@wasl/shared/rules/periods.ts'
import { type AnyColumn, and, gte, lt, type SQL, sql } from 'drizzle-orm'

/** The calendar day in Riyadh (UTC+3 all year) of a timestamp column: '2026-11-21'. */
export const riyadhDay = (column: AnyColumn | SQL.Aliased<string>): SQL<string> =>
  sql<string>`to_char(${column} at time zone interval '+03:00', 'YYYY-MM-DD')`

/** Whether a timestamp column lies in a period of days in Riyadh. */
export function within(column: AnyColumn, period: Period): SQL | undefined {
  const { start, end } = boundsOf(period)
  return and(gte(column, start), lt(column, end))
}
