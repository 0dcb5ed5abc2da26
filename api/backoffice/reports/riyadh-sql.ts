import { boundsOf, type Period } from '@wasl/shared/rules/periods.ts'
import { type AnyColumn, and, gte, lt, type SQL, sql } from 'drizzle-orm'

/** The calendar day in Riyadh (UTC+3 the whole year) of an instant's column: '2026-11-21'. */
export const riyadhDay = (column: AnyColumn): SQL<string> => sql<string>`to_char(${column} at time zone interval '+03:00', 'YYYY-MM-DD')`

/** Whether an instant's column lies in a period of days of Riyadh. */
export function within(column: AnyColumn, period: Period): SQL | undefined {
  const { start, end } = boundsOf(period)
  return and(gte(column, start), lt(column, end))
}
