import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import { draftSchema } from '@wasl/shared/registry/schema.ts'
import { expect, test } from 'vitest'
import { services } from './services.ts'

const draft = draftSchema(services)
const choice = { text: { ar: 'متى تناسبك الزيارة؟', en: 'When does it suit you?' }, answer_type: 'choice' }
const service = (questions: object[], kind = 'service') => ({
  category_id: '0b6c3f0e-6f0d-4c57-9d8a-0d9a1f5b7c11',
  kind,
  name: { ar: 'سباكة', en: 'Plumbing' },
  description: { ar: 'إصلاح التسربات.', en: 'Leaks repaired.' },
  questions,
})
const questionsError = (body: object) => fieldErrors(draft.safeParse(body).error ?? { issues: [] }, 'en').questions?.[0]

test('accepts a choice question with two options per language', () =>
  expect(questionsError(service([{ ...choice, options: { ar: 'صباحًا\nمساءً', en: 'Morning\nEvening' } }]))).toBeUndefined())

test('rejects a choice question with one option', () =>
  expect(questionsError(service([{ ...choice, options: { ar: 'صباحًا', en: 'Morning' } }]))).toBe(
    'A choice question needs at least two options',
  ))

test('rejects a different number of options per language', () =>
  expect(questionsError(service([{ ...choice, options: { ar: 'صباحًا\nمساءً', en: 'Morning\nNoon\nEvening' } }]))).toBe(
    'Both languages need the same number of options',
  ))

test('rejects a consultation without questions', () =>
  expect(questionsError(service([], 'consultation'))).toBe('A consultation needs at least one question'))

const number = { text: { ar: 'كم عدد المكيفات؟', en: 'How many units?' }, answer_type: 'number' }

test('a number question has a unit and bounds, the lowest not above the highest', () => {
  const unit = { ar: 'م²', en: 'm²' }
  expect(draft.parse(service([{ ...number, unit, min: 1, max: 500 }])).questions[0]).toMatchObject({ unit, min: 1, max: 500 })
  expect(questionsError(service([{ ...number, min: 5, max: 4 }]))).toBe('The lowest number is above the highest')
  expect(draft.parse(service([{ ...choice, answer_type: 'text', unit, min: 1 }])).questions[0]).toMatchObject({ unit: null, min: null })
})

test('drops the options of other question types', () =>
  expect(draft.parse(service([{ ...choice, answer_type: 'text', options: { ar: 'أ', en: 'A' } }])).questions[0]?.options).toBeNull())
