import { riyadhDate } from '../utils/riyadh-date.ts'
import { type Weekday, weekdays } from '../utils/weekdays.ts'
import { addDays, boundsOf } from './periods.ts'

/** The week that settlements close now: its last day, the instant it ended, and the day of the next settlements. */
export type PayoutWeek = { last_day: string; closed_at: string; next_day: string }

/** The latest settlement day until now closes the week before it. Days are those of Riyadh. */
export function payoutWeek(now: string, weekday: Weekday): PayoutWeek {
  const today = riyadhDate(now)
  const day = addDays(today, -((daysSinceSaturday(today) - Object.keys(weekdays).indexOf(weekday) + 7) % 7))
  return { last_day: addDays(day, -1), closed_at: boundsOf({ from: day, to: day }).start, next_day: addDays(day, 7) }
}

const daysSinceSaturday = (day: string): number => (new Date(`${day}T00:00:00.000Z`).getUTCDay() + 1) % 7
