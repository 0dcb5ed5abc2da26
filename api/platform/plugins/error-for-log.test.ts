import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { errorForLog } from './error-for-log.ts'
import { loggingOptions } from './logging.ts'

const { db } = await testApp()

test('a failed statement is logged without its values', async () => {
  const secret = 'code-1755-of-0559990001'
  const failing = [
    sql`select ${secret}::uuid`,
    sql`insert into cities (id, name_ar) values (${'00000000-0000-4000-8000-000000000000'}, ${secret})`,
    sql`insert into nowhere values (${secret})`,
  ]
  for (const statement of failing) {
    const error = await db.execute(statement).catch((thrown: unknown) => thrown)
    const logged = JSON.stringify(errorForLog(error))
    expect(logged).not.toContain('1755')
    expect(logged).toContain('Failed query:')
    expect(logged).toMatch(/"code":"\w{5}"/)
  }
})

test('the log uses it for every error', () => {
  expect(loggingOptions({ LOG_LEVEL: 'info' }).logger.serializers.err).toBe(errorForLog)
})
