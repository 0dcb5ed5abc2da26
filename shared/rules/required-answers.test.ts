import { expect, test } from 'vitest'
import { isAnswerRequired } from './required-answers.ts'

test('a consultation requires an answer to every question, a service only to required ones', () => {
  const isRequired = (kind: string, is_required: boolean) => isAnswerRequired({ kind }, { is_required })
  expect([isRequired('consultation', false), isRequired('consultation', true)]).toEqual([true, true])
  expect([isRequired('service', false), isRequired('service', true)]).toEqual([false, true])
})
