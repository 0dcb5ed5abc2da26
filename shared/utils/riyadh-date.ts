import { riyadhOffsetMs } from './durations.ts'

/** The calendar date in Riyadh (UTC+3 all year) at an instant: '2026-11-20T22:30:00.000Z' is '2026-11-21'. */
export const riyadhDate = (instant: string): string => new Date(Date.parse(instant) + riyadhOffsetMs).toISOString().slice(0, 10)
