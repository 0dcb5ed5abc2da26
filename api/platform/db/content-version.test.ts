import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, isTable, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { schema } from '../../app/schema.ts'
import { cities } from '../../catalog/tables/from-registry.ts'
import { testApp } from '../../testing/test-app.ts'
import { inTransaction } from './database.ts'
import { rawDatabase } from './raw-database.ts'

const { shared, db, createContext } = await testApp()

test('the version grows with every committed write to the public content', async () => {
  const before = Number(await shared.contentVersion())
  await db.insert(cities).values({ name_ar: 'الباحة', name_en: 'Al Bahah', region: 'makkah' })
  const afterInsert = Number(await shared.contentVersion())
  await db.update(cities).set({ name_en: 'Baha' })
  const afterUpdate = Number(await shared.contentVersion())
  await db.delete(cities)
  const versions = [before, afterInsert, afterUpdate, Number(await shared.contentVersion())]
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
})

test('a rolled-back write does not change the version', async () => {
  const before = await shared.contentVersion()
  const failing = inTransaction(createContext(), async ({ db: tx }) => {
    await rawDatabase(tx).insert(cities).values({ name_ar: 'أبها', name_en: 'Abha', region: 'makkah' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await shared.contentVersion()).toBe(before)
})

test('concurrent readers share a query, but none that started before a write they know of', async () => {
  const running = shared.contentVersion()
  await db.insert(cities).values({ name_ar: 'تبوك', name_en: 'Tabuk', region: 'madinah' })
  const [later, other] = await Promise.all([shared.contentVersion(), shared.contentVersion()])
  expect([Number(later) > Number(await running), other]).toEqual([true, later])
})

test('every table that the public catalog reads counts its writes', async () => {
  const folder = join(import.meta.dirname, '../../catalog/services')
  const code = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const imports = code.flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '[^']*\/tables\/[^']*'/g)])
  const names = new Set(imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim())))
  // The owner of a provider stays the same, so no write to `users` changes a page.
  names.delete('users')
  // Read for the client of a session alone: whether an order can be reviewed.
  names.delete('orders')
  // Common prices and figures of providers are of ten minutes, whatever is written.
  for (const name of ['orderItems', 'orderEvents']) names.delete(name)
  // A picture becomes public in the write of its review.
  names.delete('files')
  const read = Object.entries(schema).flatMap(([name, table]) => (names.has(name) && isTable(table) ? [getTableName(table)] : []))
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct event_object_table as name from information_schema.triggers where trigger_name like '%_content_version'`,
  )
  expect(read.length).toBeGreaterThan(6)
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(read))
})
