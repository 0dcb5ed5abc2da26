import { list, localized } from '@wasl/shared/registry/fields.ts'
import { expect, test } from 'vitest'
import { issuesOf, placeOf } from './issues.ts'

const fields = {
  title: localized('Title', 'العنوان'),
  questions: list('Questions', 'الأسئلة', { text: localized('Question', 'السؤال') }, { one: ['Question', 'سؤال'] }),
}

test('a message of the server finds the input it is about', () => {
  expect(issuesOf({ 'questions.0.text.en': ['Write this in English'] })).toEqual([
    { path: ['questions', 0, 'text', 'en'], message: 'Write this in English' },
  ])
})

test('the place of an issue is said in the words of the labels', () => {
  expect(placeOf(fields, ['title', 'ar'], 'ar')).toBe('العنوان (العربية)')
  expect(placeOf(fields, ['questions', 1, 'text', 'en'], 'en')).toBe('Question 2 › Question (English)')
  expect(placeOf(fields, ['body'], 'en')).toBe('')
})
