import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { storedResources } from '../stored-resource.ts'

const app = await testApp({}, { demo: true })
const { call, db } = app
const token = await adminToken(app, 'all')
const summed = storedResources().flatMap(({ declaration: { name, totals } }) => (totals ? [{ name, totals }] : []))

test.each(summed)('the totals of $name are the sums of all its rows', async ({ name, totals }) => {
  const { body } = await call('GET', `/api/admin/${name}/totals`, { token })
  const table = sql.identifier(name.replaceAll('-', '_'))
  for (const field of totals) {
    const { rows } = await db.execute<{ sum: string }>(sql`select coalesce(sum(${sql.identifier(field)}), 0) as sum from ${table}`)
    expect([field, body[field]]).toEqual([field, Number(rows[0]?.sum)])
  }
})

test('the total of wallet balances follows the filter', async () => {
  const sumOf = async (query: string) => Number((await call('GET', `/api/admin/customers/totals?${query}`, { token })).body.wallet_balance)
  expect((await sumOf('client_type=company')) + (await sumOf('client_type=individual'))).toBe(await sumOf(''))
  expect(await sumOf('client_type=company')).toBeGreaterThan(0)
})
