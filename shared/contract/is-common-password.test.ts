import { expect, test } from 'vitest'
import { isCommonPassword, isPhoneNumber } from './is-common-password.ts'

test.each(['0512345678', '+966512345678', '00966 512345678', '٠٥١٢٣٤٥٦٧٨', '512345678ab', 'a0512345678!'])(
  '%s is a phone number',
  (password) => {
    expect(isPhoneNumber(password, '+966512345678')).toBe(true)
  },
)

test.each(['0512345679', 'correct horse 512345678 battery', 'riyadh-2026'])('%s is another password', (password) => {
  expect(isPhoneNumber(password, '+966512345678')).toBe(false)
})

test('a password that begins with our name is no common one', () => {
  expect(isCommonPassword('wasl in the rain')).toBe(false)
})
