import { email, phone, text } from '@wasl/shared/registry/fields.ts'
import { expect, test } from 'vitest'
import { copyText } from './copy-text.ts'

test('phones, email addresses, numbers and IBANs can be copied, words and empty values not', () => {
  const plain = text('Number', 'الرقم')
  expect(copyText(phone('Phone', 'الجوال'), '+966500000011')).toBe('+966500000011')
  expect(copyText(email('Email', 'البريد'), 'sara@example.com')).toBe('sara@example.com')
  expect(copyText(plain, 'W26-90746925')).toBe('W26-90746925')
  expect(copyText(plain, 'SA0380000000608010167519')).toBe('SA0380000000608010167519')
  expect(copyText(plain, 'Riyadh')).toBeNull()
  expect(copyText(plain, 'شقة 12')).toBeNull()
  expect(copyText(plain, null)).toBeNull()
})
