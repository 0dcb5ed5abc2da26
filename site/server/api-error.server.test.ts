import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { expect, test } from 'vitest'
import { failureOf } from './api-error.server.ts'

test('an error keeps its key, message and field errors', () => {
  const failure = failureOf(new ApiError(422, { key: 'invalid', msg: 'راجع الحقول', errors: { phone: ['رقم غير صحيح'] } }))
  expect(failure).toMatchObject({ status: 422, key: 'invalid', msg: 'راجع الحقول', errors: { phone: ['رقم غير صحيح'] } })
})

test('the message comes from msg, else from message. Source: specification, section 8', () => {
  expect(new ApiError(400, { message: 'from message' }).message).toBe('from message')
})

test.each([
  ['a thrown error', { error: { message: 'from error' } }, 'from error'],
  ['fail', { fail: { msg: 'from fail' } }, 'from fail'],
  ['nothing', { key: 'fail' }, 'unexpected'],
])('without msg and message the text comes from %s. Source: specification, section 8', (_, body, text) => {
  expect(new ApiError(400, body, null, 'unexpected').message).toBe(text)
})

test('a response without JSON is an error too', () => {
  const error = new ApiError(502, null, 'request-1')
  expect(error.requestId).toBe('request-1')
  expect(failureOf(error)).toMatchObject({ status: 502, key: 'fail', errors: {} })
})
