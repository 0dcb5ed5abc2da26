import { eq, placeholder } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { runLookup, runPrepared } from './prepared.ts'
import { settings } from './tables/system.ts'
import type { Database, Tx } from './types.ts'

const { shared } = await testApp()
const { db, lookups, prepared } = shared

let built = 0
const build = (source: Database | Tx) => {
  built += 1
  return source
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, placeholder('key')))
}
const statement = (key: string) => ({ key: 'value of a setting', build, values: { key } })

test('a statement is built once for a database and takes other values each time', async () => {
  await db.insert(settings).values([
    { key: 'test-a', value: 1 },
    { key: 'test-b', value: 2 },
  ])
  const rows = [await runPrepared({ db, prepared }, statement('test-a')), await runPrepared({ db, prepared }, statement('test-b'))]
  expect([rows, built]).toEqual([[[{ value: 1 }], [{ value: 2 }]], 1])
})

test('in a transaction a lookup sees what the transaction has written', async () => {
  await db.transaction(async (tx) => {
    await tx.update(settings).set({ value: 3 }).where(eq(settings.key, 'test-a'))
    expect(await runLookup({ db: tx, prepared, ...(lookups && { lookups }) }, statement('test-a'))).toEqual([{ value: 3 }])
  })
  expect(await runLookup({ db, prepared, ...(lookups && { lookups }) }, statement('test-a'))).toEqual([{ value: 3 }])
})
