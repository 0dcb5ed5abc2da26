import { messagesOf } from '@wasl/shared/registry/messages.ts'
import { draftSchema } from '@wasl/shared/registry/schema.ts'
import { expect, test } from 'vitest'
import { services } from './services.ts'

const draft = draftSchema(services)
const choice = { text: { ar: 'متى تناسبك الزيارة؟', en: 'When suits you?' }, answer_type: 'choice' }
const service = (questions: object[], kind = 'service') => ({
  category_id: '0b6c3f0e-6f0d-4c57-9d8a-0d9a1f5b7c11',
  kind,
  name: { ar: 'سباكة', en: 'Plumbing' },
  description: { ar: 'إصلاح التسربات.', en: 'Leaks mended.' },
  questions,
})
const told = (body: object) => messagesOf(draft.safeParse(body).error ?? { issues: [] }, 'en').questions?.[0]

test('a choice with two options in each language is taken', () =>
  expect(told(service([{ ...choice, options: { ar: 'صباحًا\nمساءً', en: 'Morning\nEvening' } }]))).toBeUndefined())

test('a choice with one option is refused', () =>
  expect(told(service([{ ...choice, options: { ar: 'صباحًا', en: 'Morning' } }]))).toBe('A choice needs at least two options'))

test('options that differ in number between the languages are refused', () =>
  expect(told(service([{ ...choice, options: { ar: 'صباحًا\nمساءً', en: 'Morning\nNoon\nEvening' } }]))).toBe(
    'The options differ in number between the two languages',
  ))

test('a consultation without a question is refused', () =>
  expect(told(service([], 'consultation'))).toBe('A consultation needs at least one question'))

test('options of a question that is no choice are not kept', () =>
  expect(draft.parse(service([{ ...choice, answer_type: 'text', options: { ar: 'أ', en: 'A' } }])).questions[0]?.options).toBeNull())
