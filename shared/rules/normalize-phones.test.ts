import { expect, test } from 'vitest'
import { normalizePhones } from './normalize-phones.ts'

test.each([
  ['0551234567', '551234567'],
  ['551234567', '551234567'],
  ['966551234567', '551234567'],
  ['+966551234567', '551234567'],
  ['00966551234567', '551234567'],
  ['٠٥٥١٢٣٤٥٦٧', '551234567'],
  ['+٩٦٦٥٥١٢٣٤٥٦٧', '551234567'],
  ['055 123 4567', '551234567'],
  ['+966 55-123-4567', '551234567'],
  ['55-123-4567', '551234567'],
  ['\u202a+966 55 123 4567\u202c', '551234567'],
  ['أحمد 0551234567', 'أحمد 551234567'],
  ['0551', '551'],
  ['+96655', '55'],
])('the phone %s is searched as %s', (typed, searched) => expect(normalizePhones(typed)).toBe(searched))

test.each(['05', '0112345678', 'REF0551234567', 'W-055123', '9665', 'شقة 5 مبنى 1234', '50 100 2000 77', '966'])(
  '%s is not a phone and is unchanged',
  (typed) => expect(normalizePhones(typed)).toBe(typed),
)
