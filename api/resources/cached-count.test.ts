import { greatFrom } from '@wasl/shared/rules/approximate-count.ts'
import { count, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { keptIfGreat } from './cached-count.ts'

const { db } = await testApp()
const add = (rows: number) => db.execute(sql`insert into many select generate_series(1, ${rows}::int)`)
const counted = (on: Pick<typeof db, 'select'> = db) => on.select({ rows: count() }).from(sql`many`)

beforeAll(() => db.execute(sql`create table many (n int)`))

test('a small count is made anew each time, a great one only after a while, and in a transaction always', async () => {
  await add(greatFrom - 2)
  expect(await keptIfGreat(db, counted())).toEqual({ rows: greatFrom - 2 })
  await add(2)
  expect(await keptIfGreat(db, counted())).toEqual({ rows: greatFrom })
  await add(1)
  expect(await keptIfGreat(db, counted())).toEqual({ rows: greatFrom })
  expect(await db.transaction((tx) => keptIfGreat(tx, counted(tx)))).toEqual({ rows: greatFrom + 1 })
})
