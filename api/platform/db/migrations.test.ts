import { getTableName, sql } from 'drizzle-orm'
import { getTableConfig, PgTable, pgTable, text } from 'drizzle-orm/pg-core'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { assertSchemaVersion } from './assert-schema-version.ts'
import { inTransaction, sqlErrorOf } from './database.ts'
import { schema } from './schema.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './tables/ledger.ts'
import { diffSnapshots, findSchemaDrift, snapshotOf } from './write-migration.ts'

const { db, close } = await testDatabase()
const ctx = { db, log: pino({ level: 'silent' }) }
afterAll(close)

test('the migrations match the schema', async () => {
  expect(await findSchemaDrift()).toEqual([])
})

test('loading the generator leaves no property that loops over arrays would meet', () => {
  const keys: string[] = []
  for (const key in []) keys.push(key)
  expect(keys).toEqual([])
})

test('every foreign key refers to the id of a table', () => {
  const tables = Object.values<unknown>(schema).filter((table) => table instanceof PgTable)
  const ids = new Set(tables.map((table) => `${getTableName(table)}.id`))
  const targets = tables
    .flatMap((table) => getTableConfig(table).foreignKeys)
    .flatMap((key) => {
      const { foreignTable, foreignColumns } = key.reference()
      return foreignColumns.map(({ name }) => `${getTableName(foreignTable)}.${name}`)
    })
  expect(targets.filter((target) => !ids.has(target))).toEqual([])
})

test('a removed and an added column are never treated as a rename', async () => {
  const before = snapshotOf({ notes: pgTable('notes', { word: text('word') }), gone: pgTable('gone', { word: text('word') }) })
  const after = snapshotOf({ notes: pgTable('notes', { term: text('term') }), come: pgTable('come', { word: text('word') }) })
  const statements = (await diffSnapshots(before, after)).map((statement) => statement.replace(/\s+/g, ' ').trim())
  expect(statements).toEqual([
    expect.stringContaining('CREATE TABLE "come"'),
    'ALTER TABLE "notes" ADD COLUMN "term" text;',
    expect.stringContaining('DROP TABLE "gone"'),
    'ALTER TABLE "notes" DROP COLUMN "word";',
  ])
})

test('different spellings of the same text are normalized to the same', async () => {
  const { rows } = await db.execute<{ normalized: string }>(sql`select normalize_arabic('إِصْلاحُ الأجهـزة ى ؤ ئ ١٢ ۳ Wasl') as normalized`)
  expect(rows[0]?.normalized).toBe('اصلاح الاجهزه ي و ي 12 3 wasl')
})

test('ledger entries that do not sum to zero are rejected at commit', async () => {
  const [one] = await db.insert(ledgerAccounts).values({ kind: 'gateway_clearing' }).returning()
  const [other] = await db.insert(ledgerAccounts).values({ kind: 'commission' }).returning()
  const post = (amounts: readonly [number, number], reference_number: string) =>
    inTransaction(ctx, async (ctx) => {
      const created_at = new Date().toISOString()
      const [group] = await ctx.db.insert(ledgerTransactions).values({ kind: 'adjustment', reference_number, created_at }).returning()
      const legs = [one, other].map((account, index) => ({
        transaction_id: group?.id ?? '',
        account_id: account?.id ?? '',
        amount: amounts[index] ?? 0,
        created_at,
      }))
      await ctx.db.insert(ledgerEntries).values(legs)
    })
  await post([500, -500], 'A1')
  await expect(post([500, -499], 'A2')).rejects.toSatisfy((error) => sqlErrorOf(error)?.code === '23514')
  await expect(db.update(ledgerEntries).set({ amount: 1 })).rejects.toSatisfy((error) => sqlErrorOf(error)?.code === '23001')
  await expect(db.delete(ledgerEntries)).rejects.toSatisfy((error) => sqlErrorOf(error)?.code === '23001')
})

test('instants are read back as they were written', async () => {
  const at = '2026-11-21T09:30:00.120Z'
  const [row] = await db.insert(ledgerTransactions).values({ kind: 'adjustment', reference_number: 'B1', created_at: at }).returning()
  expect(row?.created_at).toBe(at)
})

test('a database that a newer version has migrated is rejected', async () => {
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 1)`)
  await expect(assertSchemaVersion(db)).rejects.toThrow(/another version of Wasl \(1 unknown/)
})
