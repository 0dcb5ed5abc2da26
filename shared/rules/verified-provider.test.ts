import { expect, test } from 'vitest'
import { isVerified } from './verified-provider.ts'

test.each([
  ['approved', null, true],
  ['approved', '2026-11-27', true],
  ['approved', '2026-11-26', false],
  ['blocked', null, false],
])('a provider that is %s with a certificate until %s', (status, certificate_expires_on, expected) => {
  expect(isVerified({ status, certificate_expires_on }, '2026-11-27')).toBe(expected)
})
