import type { Label } from '../units.ts'

/** Whole days of Riyadh, the first and the last of them included: '2026-11-01' to '2026-11-30'. */
export type Period = { from: string; to: string }

/** The periods that people ask for by name, each told by today. Weeks begin on Saturday. */
export const periods = {
  today: { label: ['Today', 'اليوم'], of: (today) => ({ from: today, to: today }) },
  this_week: { label: ['This week', 'هذا الأسبوع'], of: (today) => ({ from: addDays(today, -daysSinceSaturday(today)), to: today }) },
  last_30_days: { label: ['Last 30 days', 'آخر 30 يومًا'], of: (today) => ({ from: addDays(today, -29), to: today }) },
  this_month: { label: ['This month', 'هذا الشهر'], of: (today) => ({ from: firstOfMonth(today), to: today }) },
  last_month: { label: ['Last month', 'الشهر الماضي'], of: (today) => wholeMonthBefore(firstOfMonth(today)) },
  last_90_days: { label: ['Last 90 days', 'آخر 90 يومًا'], of: (today) => ({ from: addDays(today, -89), to: today }) },
  this_year: { label: ['This year', 'هذه السنة'], of: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }) },
} as const satisfies Readonly<Record<string, { label: Label; of: (today: string) => Period }>>
export type PeriodName = keyof typeof periods

const dayMs = 86_400_000
const at = (day: string): number => Date.parse(`${day}T00:00:00.000Z`)

/** The day so many days later; fewer than none for earlier. */
export const addDays = (day: string, days: number): string => new Date(at(day) + days * dayMs).toISOString().slice(0, 10)

/** How many days a period has. */
export const daysIn = ({ from, to }: Period): number => Math.round((at(to) - at(from)) / dayMs) + 1

/** Every day of a period, in order. */
export const daysOf = (period: Period): string[] => Array.from({ length: daysIn(period) }, (_, index) => addDays(period.from, index))

/** The whole calendar month that a day lies in. */
export function monthOf(day: string): Period {
  const from = firstOfMonth(day)
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) }
}

/** The instant at which a period begins, and the one at which it is over: midnights of Riyadh, which is UTC+3 the whole year. */
export const boundsOf = ({ from, to }: Period): { start: string; end: string } => ({ start: midnight(from), end: midnight(addDays(to, 1)) })

const midnight = (day: string): string => new Date(`${day}T00:00:00.000+03:00`).toISOString()
const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
const wholeMonthBefore = (first: string): Period => monthOf(addDays(first, -1))
const daysSinceSaturday = (day: string): number => (new Date(at(day)).getUTCDay() + 1) % 7
