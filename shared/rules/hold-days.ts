import { riyadhDate } from '../utils/riyadh-date.ts'
import { addDays, boundsOf } from './periods.ts'

/** How many days a calendar of cars shows. */
export const shownDays = 28

/** The days of a hold, both included; it ends at the beginning of the next one or during the last. */
export const daysOfHold = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }) => ({
  from: riyadhDate(starts_at),
  to: riyadhDate(new Date(Date.parse(ends_at) - 1).toISOString()),
})

/** Where a hold lies in the days from `first` on, in percent of their width. Null if it is outside. */
export function placeOf(hold: { starts_at: string; ends_at: string }, first: string): { start: number; width: number } | null {
  const { start, end } = boundsOf({ from: first, to: addDays(first, shownDays - 1) })
  const at = (instant: string) => ((Date.parse(instant) - Date.parse(start)) / (Date.parse(end) - Date.parse(start))) * 100
  const [from, to] = [Math.max(0, at(hold.starts_at)), Math.min(100, at(hold.ends_at))]
  return from < to ? { start: from, width: to - from } : null
}
