import { expect, test } from 'vitest'
import { knownError } from './known-errors.ts'

test.each(['ENOSPC', 'EDQUOT'])('a full disk (%s) is 507 with a time to try again', (code) => {
  const error = knownError(Object.assign(new Error('write'), { code }))
  expect(error).toMatchObject({ status: 507, retryAfterSeconds: 60, key: 'busy' })
  expect(error?.text.ar).toContain('مساحة')
})
