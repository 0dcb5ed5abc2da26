import { expect, test } from 'vitest'
import { moneyText, parseNumber } from './number-text.ts'

const shown = (value: string | number | undefined) => moneyText(value, { userTyping: false, input: '' })

test('an amount is shown with its thousands set apart', () => {
  expect(shown('67500.00')).toBe('67,500.00')
  expect(shown(1234567)).toBe('1,234,567')
  expect(shown('-1200.5')).toBe('-1,200.50')
  expect(shown(67500.5)).toBe('67,500.50')
  expect(shown(999)).toBe('999')
  expect(shown('')).toBe('')
  expect(shown(undefined)).toBe('')
})

test('an amount is read in any digits and with any marks between its thousands', () => {
  for (const typed of ['67,500.00', '٦٧٬٥٠٠٫٠٠', '۶۷۵۰۰.00', '67 500.00']) expect(parseNumber(typed)).toBe('67500.00')
  expect(parseNumber('-1,200')).toBe('-1200')
  expect(parseNumber(undefined)).toBe('')
})

test('while it is typed an amount stands as it was typed', () => {
  expect(moneyText('67500', { userTyping: true, input: '٦٧٥٠٠' })).toBe('٦٧٥٠٠')
})
