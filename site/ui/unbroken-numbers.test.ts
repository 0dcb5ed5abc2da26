import { expect, test } from 'vitest'
import { unbrokenNumbers } from './unbroken-numbers.ts'

test('the number of an order stays on one line', () => {
  expect(unbrokenNumbers('طلبك W26-46286380 جاهز')).toBe('طلبك W26\u2060-\u206046286380 جاهز')
})

test('other hyphens may break', () => {
  expect(unbrokenNumbers('built-in, 21-11-2026')).toBe('built-in, 21-11-2026')
})
