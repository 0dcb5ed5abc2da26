import { eq, placeholder } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { runLookup, runPrepared } from './prepared.ts'
import { contentVersions } from './tables/system.ts'
import type { Database, Tx } from './types.ts'

const { shared } = await testApp()
const { db, lookups, prepared } = shared

let built = 0
const build = (source: Database | Tx) => {
  built += 1
  return source
    .select({ value: contentVersions.version })
    .from(contentVersions)
    .where(eq(contentVersions.slot, placeholder('slot')))
}
const statement = (slot: number) => ({ key: 'a version', build, values: { slot } })

test('a statement is built once for a database and takes other values each time', async () => {
  await db.insert(contentVersions).values([
    { slot: 1001, version: 1 },
    { slot: 1002, version: 2 },
  ])
  const rows = [await runPrepared({ db, prepared }, statement(1001)), await runPrepared({ db, prepared }, statement(1002))]
  expect([rows, built]).toEqual([[[{ value: 1 }], [{ value: 2 }]], 1])
})

test('in a transaction a lookup sees what the transaction has written', async () => {
  await db.transaction(async (tx) => {
    await tx.update(contentVersions).set({ version: 3 }).where(eq(contentVersions.slot, 1001))
    expect(await runLookup({ db: tx, prepared, ...(lookups && { lookups }) }, statement(1001))).toEqual([{ value: 3 }])
  })
  expect(await runLookup({ db, prepared, ...(lookups && { lookups }) }, statement(1001))).toEqual([{ value: 3 }])
})
