import { expect, test } from 'vitest'
import { authMarkerOf } from './auth-marker.server.ts'

// Source: specification, sections 4 and 8.
test.each([
  ['HTTP 401', 401, {}, 'unauthenticated'],
  ['the key unauthenticated', 400, { key: 'unauthenticated' }, 'unauthenticated'],
  ['the key unauthorized', 400, { key: 'unauthorized' }, 'unauthenticated'],
  ['the status unauthenticated', 419, { status: 'unauthenticated' }, 'unauthenticated'],
  ['the message unauthorized, in any case', 400, { message: 'Unauthorized' }, 'unauthenticated'],
  ['the msg unauthenticated', 400, { msg: 'unauthenticated' }, 'unauthenticated'],
  ['the error unauthorized', 500, { error: 'unauthorized' }, 'unauthenticated'],
  ['the key blocked', 403, { key: 'blocked' }, 'blocked'],
  ['the key blocked with 401', 401, { key: 'blocked' }, 'blocked'],
  ['validation_errors.blocked', 422, { key: 'fail', validation_errors: { blocked: ['yes'] } }, 'blocked'],
  ['the Arabic word for ban', 400, { key: 'fail', msg: 'تم حظر حسابك من قبل الإدارة' }, 'blocked'],
  ['the Arabic word for ban with vowel signs', 400, { msg: 'حُظِر الحساب' }, 'blocked'],
  ['the word blocked', 400, { message: 'Your account is Blocked' }, 'blocked'],
  ['the key needActive', 403, { key: 'needActive' }, 'needActive'],
  ['validation_errors.needActive', 422, { validation_errors: { needActive: true } }, 'needActive'],
  ['the Arabic text for not activated', 400, { msg: 'الحساب غير مفعّل' }, 'needActive'],
  ['the Arabic text for not activated, without the sign', 400, { key: 'fail', message: 'الحساب غير مفعل' }, 'needActive'],
  ['a message that only mentions unauthorized', 400, { msg: 'An unauthorized copy' }, null],
  ['a conflict about somebody else', 409, { key: 'conflict', msg: 'Only active users can be blocked' }, null],
  ['a field error', 422, { key: 'invalid', msg: 'غير مفعّل', errors: { status: ['blocked'] } }, null],
  ['a word that contains the word', 400, { msg: 'Unblocked' }, null],
  ['no body', 500, null, null],
])('%s', (_, status, body, expected) => {
  expect(authMarkerOf(status, body)).toBe(expected)
})
