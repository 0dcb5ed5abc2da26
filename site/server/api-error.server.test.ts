import { expect, test } from 'vitest'
import { ApiError } from './api-error.server.ts'

test('an error keeps its key, message and field errors', () => {
  const { failure } = new ApiError(422, { key: 'invalid', msg: 'راجع الحقول', errors: { phone: ['رقم غير صحيح'] } }, null)
  expect(failure).toMatchObject({ status: 422, key: 'invalid', msg: 'راجع الحقول', errors: { phone: ['رقم غير صحيح'] } })
})

test('the message comes from msg, else from message. Source: specification, section 8', () => {
  expect(new ApiError(400, { message: 'from message' }, null).message).toBe('from message')
})

test('a response without JSON is an error too', () => {
  expect(new ApiError(502, null, 'request-1')).toMatchObject({ status: 502, requestId: 'request-1', failure: { key: 'fail', errors: {} } })
})
