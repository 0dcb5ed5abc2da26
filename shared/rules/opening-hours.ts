import { dayMs, riyadhOffsetMs } from '../utils/durations.ts'
import { typedKeys } from '../utils/typed-entries.ts'
import { type Weekday, weekdays } from '../utils/weekdays.ts'

/** A span of work on a weekday: '09:00' to '18:00', the end excluded. */
export type OpenSpan = { day: Weekday; from: string; to: string }
/** Closed days, both included: '2026-11-21' to '2026-11-23'. */
export type Holiday = { from: string; to: string }
/** `until`: the time at which an open provider closes. `opens`: the next start within five weeks of a closed one. */
export type OpeningStatus =
  | { is_open: true; until: string; opens: null }
  | { is_open: false; until: null; opens: { date: string; day: Weekday; time: string } | null }

const searchedDays = 35
const days = typedKeys(weekdays)

/** A moment in Riyadh (UTC+3 all year). */
export type RiyadhTime = { date: string; day: Weekday; time: string }

/** The calendar date, weekday and time of day in Riyadh at an instant. */
export function riyadhTime(instant: string): RiyadhTime {
  const local = new Date(Date.parse(instant) + riyadhOffsetMs).toISOString()
  const date = local.slice(0, 10)
  return { date, day: weekdayOf(date), time: local.slice(11, 16) }
}

/** Whether a provider works at a moment. */
export const isWithinHours = (spans: readonly OpenSpan[], holidays: readonly Holiday[], { date, day, time }: RiyadhTime): boolean =>
  spans.some((span) => span.day === day && span.from <= time && time < span.to) && !isHoliday(holidays, date)

/** Whether a provider works at an instant, and when that changes. Spans that touch count as one. */
export function openingStatus(spans: readonly OpenSpan[], holidays: readonly Holiday[], instant: string): OpeningStatus {
  const { date, time } = riyadhTime(instant)
  const current = spansOn(spans, holidays, date)
  const open = current.find(({ from, to }) => from <= time && time < to)
  if (open) return { is_open: true, until: endOf(open, current), opens: null }
  const next = nextSpan(spans, holidays, instant)
  return { is_open: false, until: null, opens: next && { date: next.date, day: next.day, time: next.from } }
}

/** The next span that begins after an instant, within five weeks. */
export function nextSpan(spans: readonly OpenSpan[], holidays: readonly Holiday[], instant: string): (OpenSpan & { date: string }) | null {
  const { date: today, time } = riyadhTime(instant)
  for (let ahead = 0; ahead <= searchedDays; ahead++) {
    const date = dateAfter(today, ahead)
    const next = spansOn(spans, holidays, date).find(({ from }) => ahead > 0 || from > time)
    if (next) return { ...next, date }
  }
  return null
}

/** The spans of a date in their order; none on a holiday. */
export function spansOn(spans: readonly OpenSpan[], holidays: readonly Holiday[], date: string): OpenSpan[] {
  if (isHoliday(holidays, date)) return []
  const day = weekdayOf(date)
  return spans.filter((span) => span.day === day).sort((a, b) => (a.from < b.from ? -1 : 1))
}

const isHoliday = (holidays: readonly Holiday[], date: string): boolean => holidays.some(({ from, to }) => from <= date && date <= to)

const endOf = (open: OpenSpan, ordered: readonly OpenSpan[]): string =>
  ordered.reduce((end, { from, to }) => (from <= end && to > end ? to : end), open.to)

// Sunday is day 0 of a date, and the second of the week here.
const weekdayOf = (date: string): Weekday => days[(new Date(date).getUTCDay() + 1) % 7] ?? 'saturday'

const dateAfter = (date: string, count: number): string => new Date(Date.parse(date) + count * dayMs).toISOString().slice(0, 10)
