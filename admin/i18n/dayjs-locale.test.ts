import dayjs from 'dayjs'
import 'dayjs/locale/ar.js'
import { expect, test } from 'vitest'
import { setDayjsLocale } from './dayjs-locale.ts'

test.each(['en', 'ar'] as const)('the week starts on Saturday in %s', (locale) => {
  setDayjsLocale(locale)
  // antd's calendars set the locale by name; 21-11-2026 is a Saturday.
  for (const day of [dayjs('2026-11-27'), dayjs('2026-11-27').locale(locale)])
    expect(day.startOf('week').format('YYYY-MM-DD')).toBe('2026-11-21')
  expect([dayjs.locale(), dayjs.Ls[locale]?.weekStart]).toEqual([locale, 6])
})
