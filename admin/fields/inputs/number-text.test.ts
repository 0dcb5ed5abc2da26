import { expect, test } from 'vitest'
import { moneyText, parseNumber } from './number-text.ts'

const shown = (value: string | number | undefined) => moneyText(value, { userTyping: false, input: '' })

test('an amount is shown with thousands separators', () => {
  expect(shown('67500.00')).toBe('67,500.00')
  expect(shown(1234567)).toBe('1,234,567')
  expect(shown('-1200.5')).toBe('-1,200.50')
  expect(shown(67500.5)).toBe('67,500.50')
  expect(shown(999)).toBe('999')
  expect(shown('')).toBe('')
  expect(shown(undefined)).toBe('')
})

test('an amount is parsed from any digits and thousands separators', () => {
  for (const typed of ['67,500.00', '٦٧٬٥٠٠٫٠٠', '۶۷۵۰۰.00', '67 500.00']) expect(parseNumber(typed)).toBe('67500.00')
  expect(parseNumber('-1,200')).toBe('-1200')
  expect(parseNumber(undefined)).toBe('')
})

test('an amount is not reformatted while it is being typed', () => {
  expect(moneyText('67500', { userTyping: true, input: '٦٧٥٠٠' })).toBe('٦٧٥٠٠')
})

test('a text without digits is no number, and does not erase the one before', () => {
  expect(parseNumber('abc')).toBe('abc')
  expect(parseNumber('SAR 15 only')).toBe('15')
})
