import type { Label } from '../units.ts'
import { addDays } from './periods.ts'

/** How often a client can repeat an order: in days or months. */
export const repeatIntervals = {
  week: { en: 'Every week', ar: 'كل أسبوع' },
  two_weeks: { en: 'Every two weeks', ar: 'كل أسبوعين' },
  month: { en: 'Every month', ar: 'كل شهر' },
  six_months: { en: 'Every six months', ar: 'كل ستة أشهر' },
} as const satisfies Readonly<Record<string, Label>>
export type RepeatInterval = keyof typeof repeatIntervals

/** How many days before its day a repeated order is reminded of. */
export const repeatLeadDays = 2

const days = { week: 7, two_weeks: 14 } as const
const months = { month: 1, six_months: 6 } as const

/** The first day after `today` that is a whole number of intervals after `start`. Months end with their last day: 31 January, 28 February, 31 March. */
export function nextRepeat(start: string, every: RepeatInterval, today: string): string {
  for (let count = 1; ; count += 1) {
    const day = every === 'week' || every === 'two_weeks' ? addDays(start, days[every] * count) : addMonths(start, months[every] * count)
    if (day > today) return day
  }
}

function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}
