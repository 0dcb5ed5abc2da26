import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { afterCommit, asPart, inTransaction, isTx } from './database.ts'
import { onNewRows } from './new-rows.ts'
import { logInTries } from './tables/access.ts'
import { settings } from './tables/system.ts'

const { db, close } = await testDatabase()
afterAll(close)
const ctx = { db, log: pino({ level: 'silent' }) }
const put = (key: string, value: number) => ({ key, value })
const keys = async () => (await db.select().from(settings)).map(({ key }) => key)

test('what fails inside leaves nothing behind', async () => {
  const failing = inTransaction(ctx, async (inside) => {
    await inside.db.insert(settings).values(put('lost', 1))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await keys()).not.toContain('lost')
})

test('an act inside an act shares its transaction, and its hooks wait for the commit', async () => {
  const told: string[] = []
  await inTransaction(ctx, async (outer) => {
    await inTransaction(outer, async (inner) => {
      expect(inner.db).toBe(outer.db)
      expect(isTx(inner.db)).toBe(true)
      await inner.db.insert(settings).values(put('kept', 1))
      await afterCommit(inner, () => told.push('committed'))
    })
    expect(told).toEqual([])
  })
  expect(told).toEqual(['committed'])
  expect(await keys()).toContain('kept')
})

test('hooks of a transaction that failed are not run, and outside of one they run at once', async () => {
  const told: string[] = []
  await inTransaction(ctx, async (inside) => {
    await afterCommit(inside, () => told.push('never'))
    throw new Error('no')
  }).catch(() => {})
  await afterCommit(ctx, () => told.push('now'))
  expect(told).toEqual(['now'])
})

test('a part that failed leaves nothing behind, neither rows nor what was to follow the commit', async () => {
  const told: string[] = []
  const end = onNewRows(db, (tables) => told.push(...tables))
  await inTransaction(ctx, async (inside) => {
    const write = async (key: string) => {
      await inside.db.insert(settings).values(put(key, 1))
      await afterCommit(inside, () => told.push(key))
    }
    await asPart(inside, () => write('first'))
    const refused = asPart(inside, async () => {
      await write('refused')
      await inside.db.insert(logInTries).values({ realm: 'site', phone: '', address: '', at: '2026-11-21T00:00:00.000Z' })
      await write('first')
    })
    await expect(refused).rejects.toThrow()
    await asPart(inside, () => write('last'))
  })
  end()
  expect(told).toEqual(['settings', 'first', 'last'])
  expect(await keys()).toEqual(expect.arrayContaining(['first', 'last']))
  expect(await keys()).not.toContain('refused')
})

test('an act that met a deadlock or a serialization failure is run anew', async () => {
  let runs = 0
  await inTransaction(ctx, async (inside) => {
    runs += 1
    await inside.db.insert(settings).values(put('again', runs))
    if (runs < 3) throw Object.assign(new Error('could not serialize access'), { code: '40001' })
  })
  const [row] = await db.select().from(settings).where(eq(settings.key, 'again'))
  expect([runs, row?.value]).toEqual([3, 3])
})
