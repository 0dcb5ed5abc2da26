import dayjs from 'dayjs'
import 'dayjs/locale/ar.js'
import { expect, test } from 'vitest'
import { nameDaysIn } from './date-labels.ts'

test.each(['en', 'ar'] as const)('a week of a calendar begins on Saturday in %s', (locale) => {
  nameDaysIn(locale)
  // A calendar asks for the language by name; 21-11-2026 is a Saturday.
  for (const day of [dayjs('2026-11-27'), dayjs('2026-11-27').locale(locale)])
    expect(day.startOf('week').format('YYYY-MM-DD')).toBe('2026-11-21')
  expect([dayjs.locale(), dayjs.Ls[locale]?.weekStart]).toEqual([locale, 6])
})
