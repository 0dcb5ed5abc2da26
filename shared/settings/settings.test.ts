import { expect, test } from 'vitest'
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
