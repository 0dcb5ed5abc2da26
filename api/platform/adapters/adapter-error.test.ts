import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isUnavailable } from '../db/sql-errors.ts'
import { knownError } from '../http/known-errors.ts'
import { createOutageLog } from '../plugins/outage-log.ts'
import { named } from './adapter-error.ts'
import { s3Storage } from './s3-storage.ts'

const options = { endpoint: 'http://127.0.0.1:9', region: 'us-east-1', bucket: 'b', access_key: 'a', secret_key: 's' }
const failed = async (): Promise<Error> =>
  named('storage (S3)', s3Storage(options))
    .get('a')
    .then(
      () => new Error('it answered'),
      (error: Error) => error,
    )

test('a bucket that is out is an error of the storage with its reason, not of the database', async () => {
  const error = await failed()
  expect(error.message).toMatch(/^storage \(S3\): .*ECONNREFUSED/)
  expect([isUnavailable(error), isUnavailable(error.cause), knownError(error)?.status]).toEqual([false, false, 503])

  const lines: unknown[][] = []
  createOutageLog().call(null, [{ err: error }, 'upload failed'], (...args) => lines.push(args))
  expect(lines).toEqual([[{ err: error }, 'upload failed']])
})

test('a statement that finds no database is an outage of the database', () => {
  const rejected = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  expect(isUnavailable(new DrizzleQueryError('select 1', [], rejected))).toBe(true)
  expect(isUnavailable(Object.assign(new Error('the database system is starting up'), { code: '57P03' }))).toBe(true)
  expect(isUnavailable(rejected)).toBe(false)
})

test('a statement that takes too long is no defect: the reader is asked to try again', () => {
  const cancelled = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  expect(knownError(new DrizzleQueryError('select 1', [], cancelled))).toMatchObject({ status: 503, key: 'busy' })
})
