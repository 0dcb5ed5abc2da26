import { expect, test } from 'vitest'
import { defaultSettings, settingsFrom } from './settings.ts'

test('a fresh installation charges 15 % VAT and cancels unpaid orders after 2 hours', () => {
  expect(defaultSettings.vat_percent).toBe(15)
  expect(defaultSettings.unpaid_minutes).toBe(120)
  expect(defaultSettings.email_endings).toEqual(['.com', '.org', '.net'])
})

test('a stored value stands over its default', () => {
  expect(settingsFrom({ vat_percent: 5 }).vat_percent).toBe(5)
})

test('a stored value outside its bounds does not count', () => {
  expect(settingsFrom({ vat_percent: 500, password_min: 4 })).toEqual(defaultSettings)
})
