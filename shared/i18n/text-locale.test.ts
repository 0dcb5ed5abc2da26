import { expect, test } from 'vitest'
import { textLocale } from './text-locale.ts'

test('a text is in the language of most of its letters', () => {
  expect(textLocale('عمل نظيف وفي موعده')).toBe('ar')
  expect(textLocale('Clean work, on time')).toBe('en')
  expect(textLocale('ركّبوا مكيف Samsung بسرعة')).toBe('ar')
  expect(textLocale('Ahmed from إتقان was very helpful')).toBe('en')
})

test('a text without letters has no language', () => {
  expect(textLocale('5/5 !')).toBeNull()
  expect(textLocale('')).toBeNull()
})
