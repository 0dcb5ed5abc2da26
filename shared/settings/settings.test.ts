import { expect, test } from 'vitest'
import { durationMs } from './duration-settings.ts'
import { defaultSettings, parseSettings } from './settings.ts'

test('a new installation charges 15 % VAT and cancels unpaid orders after 2 hours', () => {
  expect(defaultSettings.vat_percent).toBe(15)
  expect(defaultSettings.unpaid_minutes).toBe(120)
  expect(defaultSettings.email_endings).toEqual(['.com', '.org', '.net'])
})

test('a stored value overrides its default', () => {
  expect(parseSettings({ vat_percent: 5 }).vat_percent).toBe(5)
})

test('a stored value outside its bounds is ignored', () => {
  expect(parseSettings({ vat_percent: 500, password_min: 4 })).toEqual(defaultSettings)
})

test('a duration is read in the unit of its setting', () => {
  expect(durationMs(defaultSettings, 'unpaid_minutes')).toBe(2 * 60 * 60_000)
  expect(durationMs(defaultSettings, 'offer_hours')).toBe(72 * 60 * 60_000)
  expect(durationMs(defaultSettings, 'receipt_days')).toBe(14 * 24 * 60 * 60_000)
})
