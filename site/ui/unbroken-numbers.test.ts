import { expect, test } from 'vitest'
import { unbrokenNumbers } from './unbroken-numbers.ts'

test('the number of an order and a date stay on one line', () => {
  expect(unbrokenNumbers('طلبك W26-46286380 جاهز')).toBe('طلبك W26\u2060-\u206046286380 جاهز')
  expect(unbrokenNumbers('من 21-11-2026 م')).toBe('من 21\u2060-\u206011\u2060-\u20602026 م')
})

test('other hyphens may break', () => {
  expect(unbrokenNumbers('built-in, 10-12')).toBe('built-in, 10-12')
})
