import { countLimit } from '@wasl/shared/utils/count-limit.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { cachedRead } from './cached-count.ts'

const app = await testApp()
const { db, shared, call } = app
const token = await adminToken(app, 'all')

test('a small result is never cached, a large one is, except in a transaction', async () => {
  let rows = 1
  const read = (ctx: Parameters<typeof cachedRead>[0] = shared) =>
    cachedRead(ctx, { key: 'rows', ttlMs: 60_000, isLarge: (result) => result > 10, load: async () => rows })
  expect(await read()).toBe(1)
  rows = 11
  expect(await read()).toBe(11)
  rows = 12
  expect(await read()).toBe(11)
  expect(await db.transaction((tx) => read({ ...shared, db: tx }))).toBe(12)
})

test('while one request replaces an outdated result, the others use it', async () => {
  const loads: string[] = []
  const read = (name: string) =>
    cachedRead(shared, {
      key: 'outdated',
      ttlMs: 0,
      isLarge: () => true,
      load: async () => {
        loads.push(name)
        return name
      },
    })
  await read('first')
  expect(await Promise.all([read('second'), read('third'), read('fourth')])).toEqual(['second', 'first', 'first'])
  expect(loads).toEqual(['first', 'second'])
})

test('a list counts its rows exactly up to the limit; beyond it says that there are more, and its pages end there', async () => {
  // Keeps the insert short.
  await db.execute(sql`drop index cities_search`)
  const add = (from: number, rows: number) =>
    db.execute(sql`insert into cities (name_ar, name_en, region, sort_order)
      select n::text, n::text, 'eastern', 1 from generate_series(${from}::int, ${from + rows - 1}::int) n`)
  const page = async (query: string) => {
    const { headers, rows } = await call('GET', `/api/admin/cities?region=eastern&${query}`, { token })
    return { total: headers['x-total-count'], more: headers['x-total-count-more'], rows: rows.length }
  }
  await add(1, countLimit)
  expect(await page('_start=0&_end=20')).toEqual({ total: String(countLimit), more: undefined, rows: 20 })
  await add(countLimit + 1, 5)
  const beyond = String(countLimit + 1)
  expect(await page('_start=0&_end=20')).toEqual({ total: beyond, more: 'true', rows: 20 })
  expect(await page('_start=0&_end=0')).toEqual({ total: beyond, more: 'true', rows: 0 })
  expect(await page(`_start=${countLimit - 20}&_end=${countLimit}`)).toEqual({ total: beyond, more: 'true', rows: 20 })
  const deeper = await call('GET', `/api/admin/cities?region=eastern&_start=${countLimit - 10}&_end=${countLimit + 10}`, { token })
  expect([deeper.status, deeper.body.errors]).toEqual([422, { _end: ['Lists go to row 10,000. Filter or sort them to reach other rows'] }])
})
