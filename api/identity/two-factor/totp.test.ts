import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { addressOf, codeAt, newSecret, periodOf } from './totp.ts'

// RFC 6238, appendix B: its eight digits end in our six.
const secret = Secret.fromLatin1('12345678901234567890').base32
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const
const at = (seconds: number) => new Date(seconds * 1000).toISOString()

test.each(vectors)('at second %i the code is %s', (seconds, code) => {
  expect(codeAt(secret, at(seconds))).toBe(code)
  expect(periodOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

test('a clock may be one period off and no more', () => {
  expect(periodOf(secret, '287082', at(59 + 30))).toBe(1)
  expect(periodOf(secret, '287082', at(59 + 61))).toBeNull()
})

test('what is no code is wrong', () => {
  for (const code of ['', '28708', '28708a', '287082 ']) expect(periodOf(secret, code, at(59))).toBeNull()
})

test('the address names the house, the admin and the secret', () => {
  const own = newSecret()
  expect(own).toMatch(/^[A-Z2-7]{32}$/)
  expect(addressOf(own, '+966500000001')).toBe(
    `otpauth://totp/Wasl:%2B966500000001?issuer=Wasl&secret=${own}&algorithm=SHA1&digits=6&period=30`,
  )
})
