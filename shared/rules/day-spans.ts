import type { Label } from '../units.ts'
import { addDays, type Period, periods } from './periods.ts'

const { today, this_week, last_30_days, this_month, last_month, this_year } = periods

/** The spans of days that a list is filtered by, each told anew by today, so that a saved filter never grows old. Weeks begin on Saturday. */
export const daySpans = {
  today,
  yesterday: { label: ['Yesterday', 'أمس'], of: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }) },
  this_week,
  last_7_days: { label: ['Last 7 days', 'آخر 7 أيام'], of: (today) => ({ from: addDays(today, -6), to: today }) },
  last_30_days,
  this_month,
  last_month,
  this_year,
  next_7_days: { label: ['Next 7 days', 'الأيام السبعة القادمة'], of: (today) => ({ from: today, to: addDays(today, 6) }) },
} as const satisfies Readonly<Record<string, { label: Label; of: (today: string) => Period }>>
export type DaySpan = keyof typeof daySpans

/** Whether a word, such as one of an address, names a span of days. */
export const isDaySpan = (word: unknown): word is DaySpan => typeof word === 'string' && Object.hasOwn(daySpans, word)
