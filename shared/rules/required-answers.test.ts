import { expect, test } from 'vitest'
import { isAnswerRequired } from './required-answers.ts'

const questionOf = (answer_type: string, is_required = false) => ({ answer_type, is_required })

test('a consultation requires an answer to every question except for files, a service only to required ones', () => {
  expect(['text', 'choice', 'file'].map((type) => isAnswerRequired({ kind: 'consultation' }, questionOf(type)))).toEqual([
    true,
    true,
    false,
  ])
  expect(['text', 'choice', 'file'].map((type) => isAnswerRequired({ kind: 'service' }, questionOf(type)))).toEqual([false, false, false])
  expect(isAnswerRequired({ kind: 'consultation' }, questionOf('file', true))).toBe(true)
})
