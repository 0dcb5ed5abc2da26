import { expect, test } from 'vitest'
import {
  arabicRiyals,
  formatClock,
  formatCount,
  formatCountdown,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayRange,
  formatDays,
  formatExactRiyals,
  formatFileSize,
  formatHijri,
  formatInstant,
  formatLength,
  formatMinutes,
  formatMinutesLeft,
  formatMoneyText,
  formatPhone,
  formatRiyals,
  formatTotal,
} from './format.ts'

test('a Saudi mobile number is shown in the usual notation', () => {
  expect([formatPhone('+966501234567'), formatPhone('+97150123456')]).toEqual(['050 123 4567', '+97150123456'])
})

test('money shows halalas only if there are any, both decimals in tables', () => {
  expect([formatRiyals(125000), formatRiyals(125050), formatExactRiyals(125000)]).toEqual(['1,250', '1,250.50', '1,250.00'])
  expect([formatRiyals(-0), formatExactRiyals(-0), formatExactRiyals(-125)]).toEqual(['0', '0.00', '-1.25'])
  expect([formatMoneyText(125000, 'ar'), formatMoneyText(125000, 'en')]).toEqual(['1,250 ر.س', 'SAR 1,250'])
})

test('two riyals have another ending as the subject of a sentence', () => {
  expect([arabicRiyals(200), arabicRiyals(200, { subject: true }), arabicRiyals(300, { subject: true })]).toEqual([
    'ريالين',
    'ريالان',
    '3 ريالات',
  ])
})

test('a date is dd-mm-yyyy in Riyadh, also after midnight there', () => {
  expect(formatDate('2026-11-20T21:30:00.000Z')).toBe('21-11-2026')
})

test('digits are Latin in Arabic', () => {
  expect(formatDateTime('2026-01-15T06:05:00.000Z', 'ar')).toBe('15-01-2026 9:05\u00a0ص')
  expect(formatDateTime('2026-01-15T18:05:00.000Z', 'en')).toBe('15-01-2026 9:05\u00a0pm')
})

test('15 January 2026 is 26 Rajab 1447', () => {
  expect(formatHijri('2026-01-15T09:00:00.000Z', 'ar')).toMatch(/^26 رجب 1447/)
})

test('file sizes have the units of the language', () => {
  expect([formatFileSize(900, 'en'), formatFileSize(5 * 1024 * 1024, 'ar')]).toEqual(['1 KB', '5 ميجابايت'])
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

test('minutes are counted in both languages, and none are less than one', () => {
  const minuteTexts = ['less than a minute', 'a minute', '2 minutes', '5 minutes', '90 minutes']
  expect([0, 1, 2, 5, 90].map((minutes) => formatMinutes(minutes, 'en'))).toEqual(minuteTexts)
  expect([0, 1, 2, 5].map((minutes) => formatMinutes(minutes, 'ar'))).toEqual(['أقل من دقيقة', 'دقيقة', 'دقيقتين', '5 دقائق'])
  expect([60, 120, 240].map((minutes) => formatMinutes(minutes, 'en'))).toEqual(['an hour', '2 hours', '4 hours'])
  expect([60, 120, 240].map((minutes) => formatMinutes(minutes, 'ar'))).toEqual(['ساعة', 'ساعتين', '4 ساعات'])
  expect([2, 60, 120].map((minutes) => formatLength(minutes, 'ar'))).toEqual(['دقيقتان', 'ساعة', 'ساعتان'])
})

test('a countdown has hours, minutes and seconds, and is zero after the deadline', () => {
  expect([formatCountdown(7_145_000, 'ar'), formatCountdown(-5, 'ar'), formatCountdown(200_000_000, 'ar')]).toEqual([
    '1:59:05',
    '0:00:00',
    'يومان و8 ساعات',
  ])
})

test('minutes and seconds left', () => {
  expect([119, 60, 5, 0].map(formatMinutesLeft)).toEqual(['1:59', '1:00', '0:05', '0:00'])
})

test('a countdown of days is rounded up, so that a moment after the start all days are left', () => {
  const day = 86_400_000
  expect([formatCountdown(7 * day - 1000, 'ar'), formatCountdown(14 * day - 1000, 'en'), formatCountdown(day + 1, 'en')]).toEqual([
    '7 أيام',
    '14 days',
    '1 day 1 hour',
  ])
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [123450, '1,234.50'],
  [-99, '-0.99'],
  [100000000, '1,000,000.00'],
])('%i halalas are exactly %s riyals', (halalas, text) => expect(formatExactRiyals(halalas)).toBe(text))

test('a time of day is on the same clock as an instant', () => {
  expect(['00:30', '12:00', '21:30'].map((time) => formatClock(time, 'en'))).toEqual(['12:30\u00a0am', '12:00\u00a0pm', '9:30\u00a0pm'])
  expect(formatClock('12:00', 'ar')).toBe('12:00\u00a0م')
})

test('whole numbers are grouped by thousands', () => expect(formatCount(1234567)).toBe('1,234,567'))

test('a total beyond the count limit says that there are more rows', () => {
  expect([0, 340, 9_999, 10_000, 10_001, 25_000].map(formatTotal)).toEqual(['0', '340', '9,999', '10,000', '10,000+', '10,000+'])
})

test('a calendar date has no time zone, an instant is shown in Riyadh time', () => {
  expect(formatDay('2026-11-21')).toBe('21-11-2026')
  expect(formatInstant('2026-11-21T22:30:05.000Z')).toBe('22-11-2026 01:30')
  expect(formatInstant('2026-11-21T22:30:05.000Z', { seconds: true })).toBe('22-11-2026 01:30:05')
})

test.each([
  [2, 3, '2–3 أيام', '2–3 days'],
  [1, 1, 'يوم واحد', '1 day'],
  [0, 1, 'خلال يوم واحد', 'within 1 day'],
  [0, 2, 'خلال يومين', 'within 2 days'],
])('%s to %s days', (min, max, ar, en) => {
  expect([formatDayRange(min, max, 'ar'), formatDayRange(min, max, 'en')]).toEqual([ar, en])
})
