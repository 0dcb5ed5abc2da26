import type { Label } from '../units.ts'
import { dayMs } from '../utils/durations.ts'

/** Whole days of Riyadh, the first and the last of them included: '2026-11-01' to '2026-11-30'. */
export type Period = { from: string; to: string }

/** The named periods of reports and charts, resolved from today. Weeks begin on Saturday. */
export const periods = {
  today: { label: { en: 'Today', ar: 'اليوم' }, resolve: (today) => ({ from: today, to: today }) },
  this_week: {
    label: { en: 'This week', ar: 'هذا الأسبوع' },
    resolve: (today) => ({ from: addDays(today, -daysSinceSaturday(today)), to: today }),
  },
  last_30_days: { label: { en: 'Last 30 days', ar: 'آخر 30 يومًا' }, resolve: (today) => ({ from: addDays(today, -29), to: today }) },
  this_month: { label: { en: 'This month', ar: 'هذا الشهر' }, resolve: (today) => ({ from: firstOfMonth(today), to: today }) },
  last_month: { label: { en: 'Last month', ar: 'الشهر الماضي' }, resolve: (today) => monthBefore(firstOfMonth(today)) },
  last_90_days: { label: { en: 'Last 90 days', ar: 'آخر 90 يومًا' }, resolve: (today) => ({ from: addDays(today, -89), to: today }) },
  this_year: { label: { en: 'This year', ar: 'هذه السنة' }, resolve: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }) },
} as const satisfies Readonly<Record<string, { label: Label; resolve: (today: string) => Period }>>
export type PeriodName = keyof typeof periods

const at = (day: string): number => Date.parse(`${day}T00:00:00.000Z`)

/** The date this many days later, or earlier if negative. */
export const addDays = (day: string, days: number): string => new Date(at(day) + days * dayMs).toISOString().slice(0, 10)

/** The number of days of a period. */
export const daysIn = ({ from, to }: Period): number => Math.round((at(to) - at(from)) / dayMs) + 1

/** Every day of a period, in order. */
export const daysOf = (period: Period): string[] => Array.from({ length: daysIn(period) }, (_, index) => addDays(period.from, index))

/** The calendar month of a day. */
export function monthOf(day: string): Period {
  const from = firstOfMonth(day)
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) }
}

/** The month this many months later, or earlier if negative: '2026-11'. */
export function addMonths(month: string, months: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The days of the month before this day's, up to the same day of the month or the last one. */
export function sameDaysLastMonth(day: string): Period {
  const month = monthBefore(firstOfMonth(day))
  const sameDay = addDays(month.from, Number(day.slice(8)) - 1)
  return sameDay < month.to ? { from: month.from, to: sameDay } : month
}

/** The instants at which a period begins and ends: midnight in Riyadh (UTC+3 all year). */
export const boundsOf = ({ from, to }: Period): { start: string; end: string } => ({ start: midnight(from), end: midnight(addDays(to, 1)) })

const midnight = (day: string): string => new Date(`${day}T00:00:00.000+03:00`).toISOString()
const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
const monthBefore = (first: string): Period => monthOf(addDays(first, -1))
const daysSinceSaturday = (day: string): number => (new Date(at(day)).getUTCDay() + 1) % 7
