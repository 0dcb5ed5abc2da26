import { defaultSettings } from '@wasl/shared/settings/settings.ts'
import { expect, test } from 'vitest'
import { afterQuietHours } from './quiet-hours.ts'

test.each([
  ['2026-11-22T18:59:59.999Z', '2026-11-22T18:59:59.999Z'], // 21:59 in Riyadh
  ['2026-11-22T19:00:00.000Z', '2026-11-23T05:00:00.000Z'], // 22:00
  ['2026-11-22T21:30:00.000Z', '2026-11-23T05:00:00.000Z'], // half past midnight
  ['2026-11-23T04:59:59.999Z', '2026-11-23T05:00:00.000Z'],
  ['2026-11-23T05:00:00.000Z', '2026-11-23T05:00:00.000Z'], // 8:00
])('quiet hours are from 22 to 8 in Riyadh: %s', (now, expected) => {
  expect(afterQuietHours(now, defaultSettings)).toBe(expected)
})

test('quiet hours can lie within a day, and the same hour twice means none', () => {
  const afternoon = { ...defaultSettings, quiet_from_hour: 13, quiet_until_hour: 15 }
  expect(afterQuietHours('2026-11-22T11:00:00.000Z', afternoon)).toBe('2026-11-22T12:00:00.000Z')
  const none = { ...defaultSettings, quiet_from_hour: 8, quiet_until_hour: 8 }
  expect(afterQuietHours('2026-11-22T21:30:00.000Z', none)).toBe('2026-11-22T21:30:00.000Z')
})
