import { dictionary } from '@zxcvbn-ts/language-common'
import { latinDigits } from '../utils/normalize-text.ts'

let common: Set<string> | undefined

/** Whether this is one of the passwords that attackers try first: a leaked one, a repeated character, a run such as 12345678, or our name with digits. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  common ??= new Set(dictionary['passwords-common'])
  return common.has(text) || isSequence(text) || isProductName(text)
}

/** Whether the letters are the name of the product, or of its demo, and nothing else: «wasl2026», «Demo-2026». */
const isProductName = (text: string): boolean => /^(?:wasl|وصل|demo)+$/.test(text.replace(/[^\p{L}]/gu, ''))

/** Whether a password is hardly more than a phone number: its nine digits with at most six other characters, such as 00966. */
export function isPhoneNumber(password: string, phone: string): boolean {
  const national = phone.replace(/\D/g, '').slice(-9)
  const digits = latinDigits(password).replace(/\D/g, '')
  return national.length === 9 && digits.includes(national) && password.length - national.length <= 6
}

/** Whether each character follows the one before by the same step: «aaaaaaaa», «abcdefgh», «87654321». */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  return Math.abs(step) <= 1 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step)
}
