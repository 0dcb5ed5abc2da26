import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phone } from '../registry/fields.ts'
import { fieldSchema } from '../registry/schema.ts'
import { optionalVatNumber, registrationNumber } from './business-fields.ts'

const arabicDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
/** The same number as people type it: in either digits, with a space somewhere. */
const spellings = (digits: string) =>
  fc
    .tuple(fc.constantFrom(digits, arabicDigits(digits)), fc.nat(digits.length))
    .map(([text, at]) => `${text.slice(0, at)} ${text.slice(at)}`)
const typed = (pattern: RegExp) => fc.stringMatching(pattern).chain((digits) => fc.tuple(fc.constant(digits), spellings(digits)))

test('a registration number is read from any digits, and has ten of them without a leading zero', () => {
  const { parse, safeParse } = registrationNumber()
  fc.assert(fc.property(typed(/^[1-9]\d{9}$/), ([number, spelling]) => void expect(parse(spelling)).toBe(number)))
  fc.assert(fc.property(typed(/^(?:0\d{9}|\d{1,9}|\d{11,15})$/), ([, spelling]) => void expect(safeParse(spelling).success).toBe(false)))
})

test('a VAT number is read from any digits, and has fifteen of them between two threes', () => {
  const { parse, safeParse } = optionalVatNumber()
  fc.assert(fc.property(typed(/^3\d{13}3$/), ([number, spelling]) => void expect(parse(spelling)).toBe(number)))
  fc.assert(
    fc.property(
      typed(/^(?:[0-24-9]\d{13}3|3\d{13}[0-24-9]|3\d{0,12}3|3\d{14,18}3)$/),
      ([, spelling]) => void expect(safeParse(spelling).success).toBe(false),
    ),
  )
  expect(parse(' ')).toBeNull()
})

test('every notation of a mobile number is the same number, and no other number is one', () => {
  const schema = fieldSchema(phone('Phone', 'الجوال'))
  const prefixes = fc.constantFrom('0', '', '+966', '00966', '966')
  fc.assert(
    fc.property(prefixes, fc.stringMatching(/^5\d{8}$/), fc.boolean(), (prefix, digits, isArabic) => {
      expect(schema.parse(isArabic ? arabicDigits(prefix + digits) : prefix + digits)).toBe(`+966${digits}`)
    }),
  )
  fc.assert(
    fc.property(prefixes, fc.stringMatching(/^(?:[0-46-9]\d{8}|5\d{0,7}|5\d{9,12})$/), (prefix, digits) => {
      expect(schema.safeParse(prefix + digits).success).toBe(false)
    }),
  )
})
