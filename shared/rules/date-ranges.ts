import type { Label } from '../units.ts'
import { addDays, type Period, periods } from './periods.ts'

const { today, this_week, last_30_days, this_month, last_month, this_year } = periods

/** The named date ranges of list filters, resolved from today, so that a saved filter stays current. Weeks begin on Saturday. */
export const dateRanges = {
  today,
  yesterday: { label: { en: 'Yesterday', ar: 'أمس' }, resolve: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }) },
  this_week,
  last_7_days: { label: { en: 'Last 7 days', ar: 'آخر 7 أيام' }, resolve: (today) => ({ from: addDays(today, -6), to: today }) },
  last_30_days,
  this_month,
  last_month,
  this_year,
  next_7_days: { label: { en: 'Next 7 days', ar: 'الأيام السبعة القادمة' }, resolve: (today) => ({ from: today, to: addDays(today, 6) }) },
} as const satisfies Readonly<Record<string, { label: Label; resolve: (today: string) => Period }>>
export type DateRangeName = keyof typeof dateRanges

/** Whether a value, such as a query parameter, names a date range. */
export const isDateRangeName = (value: unknown): value is DateRangeName => typeof value === 'string' && Object.hasOwn(dateRanges, value)
