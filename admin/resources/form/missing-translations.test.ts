import { list, localized, text } from '@wasl/shared/registry/fields.ts'
import { expect, test } from 'vitest'
import { missingTexts } from './missing-translations.ts'

const fields = {
  code: text('Code', 'الرمز'),
  title: localized('Title', 'العنوان'),
  questions: list('Questions', 'الأسئلة', { text: localized('Text', 'النص') }, { one: ['Question', 'سؤال'] }),
}

test('a language lacks a text where only the other has it, also inside repeated groups', () => {
  const values = { code: 'A', title: { ar: 'عنوان' }, questions: [{ text: { ar: '', en: 'One' } }, { text: { ar: 'اثنان', en: '' } }, {}] }
  expect(missingTexts(fields, values)).toEqual({ ar: 1, en: 2 })
})

test('a text that is empty in both languages is not begun yet', () => {
  expect(missingTexts(fields, { title: { ar: '', en: '' } })).toEqual({ ar: 0, en: 0 })
})
