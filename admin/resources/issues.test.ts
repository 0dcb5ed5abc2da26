import { list, localized } from '@wasl/shared/registry/fields.ts'
import { expect, test } from 'vitest'
import { inFormOrder, issueLabel, issuesOf } from './issues.ts'

const fields = {
  title: localized('Title', 'العنوان'),
  questions: list('Questions', 'الأسئلة', { text: localized('Question', 'السؤال') }, { one: { en: 'Question', ar: 'سؤال' } }),
}

test('an API error is mapped to the path of its input', () => {
  expect(issuesOf({ 'questions.0.text.en': ['Write this in English'] })).toEqual([
    { path: ['questions', 0, 'text', 'en'], message: 'Write this in English' },
  ])
})

test('the label of an issue is built from the field labels', () => {
  expect(issueLabel(fields, ['title', 'ar'], 'ar')).toBe('العنوان (العربية)')
  expect(issueLabel(fields, ['questions', 1, 'text', 'en'], 'en')).toBe('Question 2 › Question (English)')
  expect(issueLabel(fields, ['body'], 'en')).toBe('')
})

test('issues are in the order of the form, whatever order they were found in', () => {
  const paths = ['questions.10.text.en', 'questions', 'unknown', 'questions.2.text.en', 'title.ar']
  const found = issuesOf(Object.fromEntries(paths.map((path) => [path, ['Required']])))
  expect(inFormOrder(fields, found).map(({ path }) => path.join('.'))).toEqual([
    'unknown',
    'title.ar',
    'questions',
    'questions.2.text.en',
    'questions.10.text.en',
  ])
})
