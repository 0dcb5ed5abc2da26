import { riyadhOffsetMs } from './durations.ts'

/** The calendar date in Riyadh (UTC+3 all year) at an instant: '2026-11-20T22:30:00.000Z' is '2026-11-21'. */
export const riyadhDate = (instant: string): string => new Date(Date.parse(instant) + riyadhOffsetMs).toISOString().slice(0, 10)

/** The first and the last instant of a day in Riyadh. */
export const riyadhDayBounds = (day: string): { start: string; end: string } => ({
  start: new Date(`${day}T00:00:00+03:00`).toISOString(),
  end: new Date(`${day}T23:59:59.999+03:00`).toISOString(),
})
