import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'

test('a refusal keeps its key, words and field errors', () => {
  const { refusal } = new ApiError(422, { key: 'invalid', msg: 'راجع الحقول', errors: { phone: ['رقم غير صحيح'] } }, null)
  expect(refusal).toMatchObject({ status: 422, key: 'invalid', msg: 'راجع الحقول', errors: { phone: ['رقم غير صحيح'] } })
})

test('the words come from msg, else from message. Source: specification, section 8', () => {
  expect(new ApiError(400, { message: 'said elsewhere' }, null).message).toBe('said elsewhere')
})

test('an answer that is no JSON is still a refusal', () => {
  expect(new ApiError(502, null, 'request-1')).toMatchObject({ status: 502, requestId: 'request-1', refusal: { key: 'fail', errors: {} } })
})
