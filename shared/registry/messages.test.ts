import { expect, test } from 'vitest'
import * as z from 'zod'
import { typedEntries } from '../utils/typed-entries.ts'
import { color, date, phone, time } from './fields.ts'
import { messages } from './messages.ts'
import { parseFormValue } from './parse-form-value.ts'
import { fieldSchema } from './schema.ts'

test('the example in a message is a value that forms and imports accept, and reads from left to right in Arabic', () => {
  const examples = {
    not_date: date('Date', 'التاريخ'),
    not_time: time('Time', 'الوقت'),
    not_color: color('Color', 'اللون'),
    not_phone: phone('Phone', 'الجوال'),
  }
  for (const [key, field] of typedEntries(examples)) {
    const example = messages[key].en.split(' ').at(-1)
    expect(z.object({ it: fieldSchema(field) }).safeParse({ it: parseFormValue(field, example) }).success, key).toBe(true)
    expect(messages[key].ar.replace(/[\u2066\u2069]/g, '').endsWith(` ${example}`), key).toBe(true)
  }
  expect(messages.not_date.ar).toContain('\u206621-11-2026\u2069')
})

test('every message has the same placeholders in both languages', () => {
  const placeholders = (sentence: string) => sentence.replace('_letters', '').match(/\{\w+\}/g) ?? []
  for (const { en, ar } of Object.values(messages)) expect(placeholders(ar)).toEqual(placeholders(en))
})
