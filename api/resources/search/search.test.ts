import { resources } from '@wasl/resources/index.ts'
import { formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/database.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { whereClause } from '../read/where-clause.ts'
import { storedResource } from '../stored-resource.ts'

const app = await testApp({}, { demo: true })
let token = ''
beforeAll(async () => {
  token = await adminToken(app, 'all')
})

async function hits(q: string, by = token, lang: 'ar' | 'en' = 'ar') {
  const { status, body } = await app.call('GET', `/api/admin/search?q=${encodeURIComponent(q)}`, { token: by, lang })
  expect(status).toBe(200)
  // Safe: the schema of the route has shaped the answer.
  return (body.data as unknown as { hits: { resource: string; id: string; title: string; details: string }[] }).hits
}

test('a client is found by a phone in any common format', async () => {
  for (const phone of [
    '0500000011',
    '500000011',
    '966500000011',
    '+966500000011',
    '00966500000011',
    '٠٥٠٠٠٠٠٠١١',
    '050 000 0011',
    '+966 50-000-0011',
  ])
    expect(await hits(phone)).toContainEqual(
      expect.objectContaining({ resource: 'customers', details: expect.stringContaining('+966500000011') }),
    )
})

test('an order is found by the phone of its client, with its status and the client’s name', async () => {
  const order = (await hits('0500000011', token, 'en')).find(({ resource }) => resource === 'orders')
  const [client] = (await app.call('GET', '/api/admin/customers?q=0500000011', { token })).rows
  const [status, name] = (order?.details ?? '').split(' · ')
  expect(name).toBe(client?.name)
  expect(Object.values(resources.orders.fields.status.options).map(({ en }) => en)).toContain(status)
})

test('a row with an amount is found with it', async () => {
  const { rows } = await app.call('GET', '/api/admin/orders?_start=0&_end=1&final_amount_gte=100', { token })
  const [order] = rows
  const found = async (lang: 'ar' | 'en') => (await hits(String(order?.number), token, lang))[0]?.details.split(' · ').at(-1)
  expect(await found('en')).toBe(formatMoneyText(Number(order?.final_amount), 'en'))
  expect(await found('ar')).toBe(formatMoneyText(Number(order?.final_amount), 'ar'))
})

test('an order is found by its number', async () => {
  const { rows } = await app.call('GET', '/api/admin/orders?_start=0&_end=1', { token })
  const number = String(rows[0]?.number)
  expect((await hits(number))[0]).toMatchObject({ resource: 'orders', id: rows[0]?.id, title: number })
})

test('names match in any Arabic spelling, titles are in the user’s language, at most five hits per resource', async () => {
  expect(await hits('الرياض')).toContainEqual(expect.objectContaining({ resource: 'cities', title: 'الرياض' }))
  expect(await hits('riyadh', token, 'en')).toContainEqual(expect.objectContaining({ resource: 'cities', title: 'Riyadh' }))
  expect(await hits('مكه المكرمه')).toContainEqual(expect.objectContaining({ resource: 'cities' }))
  const byResource = Map.groupBy(await hits('ال'), ({ resource }) => resource)
  for (const found of byResource.values()) expect(found.length).toBeLessThanOrEqual(5)
})

let cities = 0
const city = async (en: string) => {
  const body = { name: { ar: `الزرقاء ${++cities}`, en }, region: 'makkah' }
  expect(await app.call('POST', '/api/admin/cities', { token, body })).toMatchObject({ status: 201 })
  app.clock.advance(1000)
}

test('exact matches come first, then prefixes, then rows that contain the terms, the newest first', async () => {
  const withPrefix = Array.from({ length: 12 }, (_, at) => `Zarqa ${String.fromCharCode(65 + at)}`)
  for (const en of ['Zarqa', ...withPrefix, 'Old Zarqa']) await city(en)
  expect((await hits('zarqa', token, 'en')).map(({ title }) => title)).toEqual(['Zarqa', ...withPrefix.slice(-4).reverse()])
  expect((await hits('old zarqa', token, 'en')).map(({ title }) => title)).toEqual(['Old Zarqa'])
})

test('a person is listed once, under the most specific resource, and log resources are left out', async () => {
  const [client, ...others] = await hits('0500000011')
  expect([client?.resource, others.filter(({ resource }) => resource === 'users')]).toEqual(['customers', []])
  expect(await hits('0500000011', await adminToken(app, ['users.list']))).toMatchObject([{ resource: 'users' }])
  expect(await hits('127.0.0.1', await adminToken(app, ['sessions.list']))).toEqual([])
})

test('characters that a URL escapes can be searched', async () => {
  await city('R&D 50% +#1')
  for (const q of ['R&D', '50%', '+#1', 'R&D 50% +#1'])
    expect(await hits(q, token, 'en')).toContainEqual(expect.objectContaining({ title: 'R&D 50% +#1' }))
})

test('rows of resources without list permission are not found', async () => {
  const clerk = await adminToken(app, ['cities.list'])
  const found = new Set((await hits('ال', clerk)).map(({ resource }) => resource))
  expect([...found]).toEqual(['cities'])
  expect(await hits('ال', await adminToken(app, []))).toEqual([])
  expect((await app.call('GET', '/api/admin/search?q=ab')).status).toBe(401)
  expect((await app.call('GET', '/api/admin/search?q=a', { token })).status).toBe(422)
})

test('searching transactions uses the indexes of both underlying tables', async () => {
  const transactions = storedResource(resources.transactions)
  const where = whereClause(app.shared, transactions, { q: 'B-4711', filters: [] })
  await inTransaction(app.createContext(), async ({ db }) => {
    await db.execute(sql`set local enable_seqscan = off`)
    const { rows } = await db.execute(sql`explain select ${transactions.id} from ${transactions.table} where ${where}`)
    expect(JSON.stringify(rows)).toMatch(/payments_search.*ledger_transactions_search/)
  })
})
