import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { codeAt, newSecret, otpauthUri, periodOf } from './totp.ts'

// RFC 6238, appendix B: the last six of its eight digits.
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

test('accepts a clock drift of at most one period', () => {
  expect(periodOf(secret, '287082', at(59 + 30))).toBe(1)
  expect(periodOf(secret, '287082', at(59 + 61))).toBeNull()
})

test('malformed codes are wrong', () => {
  for (const code of ['', '28708', '28708a', '287082 ']) expect(periodOf(secret, code, at(59))).toBeNull()
})

test('the URI contains the issuer, the admin and the secret', () => {
  const newKey = newSecret()
  expect(newKey).toMatch(/^[A-Z2-7]{32}$/)
  expect(otpauthUri(newKey, '+966500000001', 'Wasl')).toBe(
    `otpauth://totp/Wasl:%2B966500000001?issuer=Wasl&secret=${newKey}&algorithm=SHA1&digits=6&period=30`,
  )
})
