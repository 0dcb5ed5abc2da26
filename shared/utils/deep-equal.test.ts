import { expect, test } from 'vitest'
import { deepEqual } from './deep-equal.ts'

test.each([
  ['keys in another order', { a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
  ['null and undefined', null, undefined, true],
  ['null and a missing key', [{ a: 1, b: null }], [{ a: 1 }], true],
  ['a list in another order', [1, 2], [2, 1], false],
  ['a list and an object', [], {}, false],
  ['a number and its text', 1, '1', false],
])('%s', (_, a, b, expected) => {
  expect(deepEqual(a, b)).toBe(expected)
})
