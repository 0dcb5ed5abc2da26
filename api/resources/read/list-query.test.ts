import { hourMs } from '@wasl/shared/utils/durations.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({}, { demo: true })
const { call, clock } = app
let token = ''

beforeAll(async () => {
  token = await adminToken(app, 'all')
})

const read = (resource: string, query: string) => call('GET', `/api/admin/${resource}?_end=1000&${query}`, { token })
const orGroups = (...groups: string[]) => groups.map((group) => `_or=${encodeURIComponent(group)}`).join('&')

test('a row must match one of the groups and all other filters', async () => {
  const all = (await read('cities', '')).rows
  const expected = all
    .filter(({ region, is_served }) => String(region) === 'asir' || (String(region) === 'makkah' && String(is_served) === 'true'))
    .map(({ id }) => id)
  const found = await read('cities', orGroups('region=asir', 'region=makkah&is_served=true'))
  expect(expected.length).toBeGreaterThan(1)
  expect(found.rows.map(({ id }) => id)).toEqual(expected)
  expect(found.headers['x-total-count']).toBe(String(expected.length))
  expect(
    (await read('cities', `region=makkah&${orGroups('region=asir', 'region=makkah')}`)).rows.every(
      ({ region }) => String(region) === 'makkah',
    ),
  ).toBe(true)
})

test('a field may occur several times in a group, and an empty group is ignored', async () => {
  const two = await read('cities', orGroups('region=asir&region=makkah'))
  expect(new Set(two.rows.map(({ region }) => String(region)))).toEqual(new Set(['asir', 'makkah']))
  expect((await read('cities', orGroups(''))).rows).toEqual((await read('cities', '')).rows)
})

test('an unknown field in a group is an error on the group', async () => {
  const rejected = await read('cities', orGroups('colour=red'))
  expect(rejected.status).toBe(422)
  expect(Object.keys(rejected.body.errors ?? {})[0]).toMatch(/^_or/)
})

test.each([
  ['today', 0],
  ['yesterday', 1],
  ['last_7_days', 6],
])('within %s matches rows whose day in Riyadh is at most %i days ago', async (span, days) => {
  const at = (hours: number) => new Date(Date.parse(clock.now()) - hours * hourMs).toISOString()
  await app.db.execute(sql`update cities set created_at = ${at(24 * 60)}`)
  await app.db.execute(sql`update cities set created_at = ${at(days * 24)} where region = 'asir'`)
  const found = (await read('cities', `created_at_within=${span}`)).rows
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ region }) => String(region) === 'asir')).toBe(true)
})

test('an unknown span of days is an error', async () => {
  expect(await read('cities', 'created_at_within=some_day')).toMatchObject({
    status: 422,
    body: { errors: { created_at_within: [expect.any(String)] } },
  })
})

const spellings = ['0500000011', '500000011', '966500000011', '+966500000011', '00966500000011', '٠٥٠٠٠٠٠٠١١', '050 000 0011']
test.each(spellings)('a list and its filter find a phone written as %s', async (phone) => {
  const written = encodeURIComponent(phone)
  for (const query of [`q=${written}`, `phone_like=${written}`])
    expect((await read('customers', query)).rows.map((row) => String(row.phone))).toEqual(['+966500000011'])
})

test('the beginning of a phone finds all phones with this prefix', async () => {
  const begin = (await read('customers', '')).rows.map((row) => String(row.phone)).filter((phone) => phone.startsWith('+9665000000'))
  expect(begin.length).toBeGreaterThan(1)
  for (const query of ['q=05000000', 'phone_like=05000000'])
    expect((await read('customers', query)).rows.map((row) => String(row.phone)).toSorted()).toEqual(begin.toSorted())
})

test('totals are the sums of all matching rows, regardless of the page', async () => {
  const sumOf = (rows: readonly Record<string, unknown>[], name: string) => rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)
  const sums = (rows: readonly Record<string, unknown>[]) =>
    Object.fromEntries(['final_amount', 'paid_amount', 'refunded_amount'].map((name) => [name, sumOf(rows, name)]))
  const [all, completed] = [(await read('orders', '')).rows, (await read('orders', 'status=completed')).rows]
  expect(sumOf(completed, 'final_amount')).toBeGreaterThan(0)
  const totals = (query: string) => call('GET', `/api/admin/orders/totals?${query}`, { token })
  expect((await totals('_start=0&_end=1')).body).toEqual(sums(all))
  expect((await totals('status=completed')).body).toEqual(sums(completed))
  expect((await totals('q=nothing-has-this')).body).toEqual(sums([]))
})

test('totals need the list permission, and exist only where declared', async () => {
  const stranger = await adminToken(app, ['cities.list'])
  expect((await call('GET', '/api/admin/orders/totals', { token: stranger })).status).toBe(403)
  expect((await call('GET', '/api/admin/cities/totals', { token })).status).toBe(404)
})
