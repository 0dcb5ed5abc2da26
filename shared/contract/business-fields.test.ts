import { expect, test } from 'vitest'
import type { z } from 'zod'
import { fieldErrors } from '../registry/messages.ts'
import { iban, optionalVatNumber, registrationNumber } from './business-fields.ts'

const errorOf = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value)
  return parsed.success ? null : fieldErrors(parsed.error, 'en').body?.[0]
}

test('numbers are accepted in Arabic digits and with spaces', () => {
  expect(registrationNumber().parse(' ٧٠٠١ ٢٣٤ ٥٦٧ ')).toBe('7001234567')
  expect(optionalVatNumber().parse('٣١٠١٢٢٣٩٣٥٠٠٠٠٣')).toBe('310122393500003')
  expect(iban().parse('sa03 8000 0000 6080 1016 7519')).toBe('SA0380000000608010167519')
})

test('a missing registration number and a wrong one have their own messages', () => {
  expect(errorOf(registrationNumber(), '')).toBe('Enter the commercial registration number')
  expect(errorOf(registrationNumber(), undefined)).toBe('This field is required')
  expect(errorOf(registrationNumber(), '12')).toMatch(/10 digits/)
})

test('a VAT number may be empty, but not wrong', () => {
  for (const empty of ['', ' ', null, undefined]) expect(optionalVatNumber().parse(empty)).toBeNull()
  expect(errorOf(optionalVatNumber(), '123')).toMatch(/15 digits/)
})

test('an IBAN is required and checked', () => {
  expect(errorOf(iban(), '')).toBe('This field is required')
  expect(errorOf(iban(), 'SA0380000000608010167518')).toMatch(/IBAN/)
})
