import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNationalId, isRegistrationNumber, isVatNumber } from './official-numbers.ts'

test.each([
  ['1010010030', true], // an older register, Riyadh
  ['7001234567', true], // a unified national number
  ['0010010030', false],
  ['101001003', false],
  ['10100100301', false],
  ['10100a0030', false],
])('registration number %s: %s', (number, expected) => {
  expect(isRegistrationNumber(number)).toBe(expected)
})

test.each([
  ['310122393500003', true],
  ['210122393500003', false],
  ['310122393500004', false],
  ['31012239350003', false],
  ['3101223935000033', false],
])('VAT number %s: %s', (number, expected) => {
  expect(isVatNumber(number)).toBe(expected)
})

test.each([
  ['1000000008', true],
  ['1000000000', false],
  ['3000000004', false],
  ['100000008', false],
])('national id %s: %s', (number, expected) => {
  expect(isNationalId(number)).toBe(expected)
})

test('of ten ids that differ in the last digit exactly one is right, and no single wrong digit passes', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[12]\d{8}$/), fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 9 }), (start, at, by) => {
      const [id = '', ...others] = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter(isNationalId)
      expect(others).toEqual([])
      expect(isNationalId(id.slice(0, at) + ((Number(id[at]) + by) % 10) + id.slice(at + 1))).toBe(false)
    }),
  )
})
