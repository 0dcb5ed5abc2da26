import { list, localized, text } from '@wasl/shared/registry/fields.ts'
import { expect, test } from 'vitest'
import { missingTranslations } from './missing-translations.ts'

const fields = {
  code: text('Code', 'الرمز'),
  title: localized('Title', 'العنوان'),
  questions: list('Questions', 'الأسئلة', { text: localized('Text', 'النص') }, { one: { en: 'Question', ar: 'سؤال' } }),
}

test('a text counts as missing when only the other language has it, also inside list entries', () => {
  const values = { code: 'A', title: { ar: 'عنوان' }, questions: [{ text: { ar: '', en: 'One' } }, { text: { ar: 'اثنان', en: '' } }, {}] }
  expect(missingTranslations(fields, values)).toEqual({ ar: 1, en: 2 })
})

test('a text that is empty in both languages is not missing', () => {
  expect(missingTranslations(fields, { title: { ar: '', en: '' } })).toEqual({ ar: 0, en: 0 })
})
