import { expect, test } from 'vitest'
import { mustAnswer } from './must-answer.ts'

const asks = (answer_type: string, is_required = false) => ({ answer_type, is_required })

test('a consultation wants every question answered in words, a service only what it demands', () => {
  expect(['text', 'choice', 'file'].map((type) => mustAnswer({ kind: 'consultation' }, asks(type)))).toEqual([true, true, false])
  expect(['text', 'choice', 'file'].map((type) => mustAnswer({ kind: 'service' }, asks(type)))).toEqual([false, false, false])
  expect(mustAnswer({ kind: 'consultation' }, asks('file', true))).toBe(true)
})
