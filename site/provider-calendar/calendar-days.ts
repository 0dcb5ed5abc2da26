import { addDays, monthOf, type Period, periods } from '@wasl/shared/rules/periods.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'

export type CalendarView = 'week' | 'month'

const weekFrom = (day: string): string => periods.this_week.resolve(day).from

/** The days that a view shows: a week from Saturday on, or the whole weeks of a month. */
export function daysShown(view: CalendarView, day: string): Period {
  if (view === 'week') return { from: weekFrom(day), to: addDays(weekFrom(day), 6) }
  const month = monthOf(day)
  return { from: weekFrom(month.from), to: addDays(weekFrom(month.to), 6) }
}

/** A day of the view before or after. */
export function neighborOf(view: CalendarView, day: string, direction: -1 | 1): string {
  if (view === 'week') return addDays(day, 7 * direction)
  const month = monthOf(day)
  return direction === 1 ? addDays(month.to, 1) : monthOf(addDays(month.from, -1)).from
}

/** Whether a span of time touches a day of Riyadh. */
export const touchesDay = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }, day: string): boolean =>
  riyadhDate(starts_at) <= day && day <= riyadhDate(new Date(Date.parse(ends_at) - 1).toISOString())
