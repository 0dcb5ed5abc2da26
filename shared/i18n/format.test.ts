import { expect, test } from 'vitest'
import {
  formatCountdown,
  formatDate,
  formatDateTime,
  formatDays,
  formatFileSize,
  formatHijri,
  formatMoneyText,
  formatRiyals,
} from './format.ts'

test('money shows halalas only if there are any, unless `exact`', () => {
  expect([formatRiyals(125000), formatRiyals(125050), formatRiyals(125000, { exact: true })]).toEqual(['1,250', '1,250.50', '1,250.00'])
  expect([formatMoneyText(125000, 'ar'), formatMoneyText(125000, 'en')]).toEqual(['1,250 ر.س', 'SAR 1,250'])
})

test('a date is dd-mm-yyyy in Riyadh, also after midnight there', () => {
  expect(formatDate('2026-11-20T21:30:00.000Z')).toBe('21-11-2026')
})

test('digits are Latin in Arabic', () => {
  expect(formatDateTime('2026-01-15T06:05:00.000Z', 'ar')).toMatch(/^15-01-2026 9:05/)
})

test('15 January 2026 is 26 Rajab 1447', () => {
  expect(formatHijri('2026-01-15T09:00:00.000Z', 'ar')).toMatch(/^26 رجب 1447/)
})

test('file sizes have the units of the language', () => {
  expect([formatFileSize(900, 'en'), formatFileSize(5 * 1024 * 1024, 'ar')]).toEqual(['1 KB', '5 م.ب'])
})

test.each([
  [0, 'أقل من يوم', '0 days'],
  [1, 'يوم واحد', '1 day'],
  [2, 'يومان', '2 days'],
  [3, '3 أيام', '3 days'],
  [11, '11 يومًا', '11 days'],
  [100, '100 يوم', '100 days'],
])('%i days take the right plural form', (days, ar, en) => {
  expect([formatDays(days, 'ar'), formatDays(days, 'en')]).toEqual([ar, en])
})

test('a countdown has hours, minutes and seconds, and is zero after the deadline', () => {
  expect([formatCountdown(7_145_000, 'ar'), formatCountdown(-5, 'ar'), formatCountdown(200_000_000, 'ar')]).toEqual([
    '1:59:05',
    '0:00:00',
    'يومان و8 ساعات',
  ])
})

test('a countdown of days is rounded up, so that a moment after the start all days are left', () => {
  const day = 86_400_000
  expect([formatCountdown(7 * day - 1000, 'ar'), formatCountdown(14 * day - 1000, 'en'), formatCountdown(day + 1, 'en')]).toEqual([
    '7 أيام',
    '14 days',
    '1 day 1 hour',
  ])
})
