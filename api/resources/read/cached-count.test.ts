import { approximateCountFrom } from '@wasl/shared/rules/approximate-count.ts'
import { count, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { cachedCount } from './cached-count.ts'

const { db, shared } = await testApp()
const add = (rows: number) => db.execute(sql`insert into many select generate_series(1, ${rows}::int)`)
const counted = (on: Pick<typeof db, 'select'> = db) => on.select({ rows: count() }).from(sql`many`)

beforeAll(() => db.execute(sql`create table many (n int)`))

test('a small count is never cached, a large one is, except in a transaction', async () => {
  await add(approximateCountFrom - 2)
  expect(await cachedCount(shared, counted())).toEqual({ rows: approximateCountFrom - 2 })
  await add(2)
  expect(await cachedCount(shared, counted())).toEqual({ rows: approximateCountFrom })
  await add(1)
  expect(await cachedCount(shared, counted())).toEqual({ rows: approximateCountFrom })
  expect(await db.transaction((tx) => cachedCount({ ...shared, db: tx }, counted(tx)))).toEqual({ rows: approximateCountFrom + 1 })
})
