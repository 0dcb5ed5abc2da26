import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { loginAttempts } from '../../identity/tables/access.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { visitorHashes } from '../../views/tables/visitors.ts'
import { afterCommit, inSavepoint, inTransaction, isTx } from './database.ts'

const { db, close } = await testDatabase()
afterAll(close)
const ctx = { db, log: pino({ level: 'silent' }) }
const put = (hash: string) => ({ day: '2026-11-21', hash })
const keys = async () => (await db.select().from(visitorHashes)).map(({ hash }) => hash)

test('a failing transaction is rolled back', async () => {
  const failing = inTransaction(ctx, async (inside) => {
    await inside.db.insert(visitorHashes).values(put('lost'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await keys()).not.toContain('lost')
})

test('a nested inTransaction uses the open transaction, and its hooks wait for the commit', async () => {
  const calls: string[] = []
  await inTransaction(ctx, async (outer) => {
    await inTransaction(outer, async (inner) => {
      expect(inner.db).toBe(outer.db)
      expect(isTx(inner.db)).toBe(true)
      await inner.db.insert(visitorHashes).values(put('committed'))
      await afterCommit(inner, () => calls.push('committed'))
    })
    expect(calls).toEqual([])
  })
  expect(calls).toEqual(['committed'])
  expect(await keys()).toContain('committed')
})

test('hooks of a failed transaction are dropped; outside of a transaction hooks run at once', async () => {
  const calls: string[] = []
  await inTransaction(ctx, async (inside) => {
    await afterCommit(inside, () => calls.push('never'))
    throw new Error('no')
  }).catch(() => {})
  await afterCommit(ctx, () => calls.push('now'))
  expect(calls).toEqual(['now'])
})

test('a failed savepoint rolls back its rows and drops its hooks', async () => {
  const calls: string[] = []
  await inTransaction(ctx, async (inside) => {
    const write = async (key: string) => {
      await inside.db.insert(visitorHashes).values(put(key))
      await afterCommit(inside, () => calls.push(key))
    }
    await inSavepoint(inside, () => write('first'))
    const failing = inSavepoint(inside, async () => {
      await write('failing')
      await inside.db.insert(loginAttempts).values({ realm: 'site', phone: '', address: '', at: '2026-11-21T00:00:00.000Z' })
      await write('first')
    })
    await expect(failing).rejects.toThrow()
    await inSavepoint(inside, () => write('last'))
  })
  expect(calls).toEqual(['first', 'last'])
  expect(await keys()).toEqual(expect.arrayContaining(['first', 'last']))
  expect(await keys()).not.toContain('failing')
})

test('a transaction is retried after a deadlock or a serialization failure', async () => {
  let runs = 0
  await inTransaction(ctx, async (inside) => {
    runs += 1
    await inside.db.insert(visitorHashes).values(put('again'))
    if (runs < 3) throw Object.assign(new Error('could not serialize access'), { code: '40001' })
  })
  expect([runs, (await keys()).includes('again')]).toEqual([3, true])
})
