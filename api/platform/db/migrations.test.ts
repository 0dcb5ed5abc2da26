import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resources } from '@wasl/resources/index.ts'
import { type Fields, localized, text as textField } from '@wasl/shared/registry/fields.ts'
import { DrizzleQueryError, getTableName, sql } from 'drizzle-orm'
import { getTableConfig, PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { schema } from '../../app/schema.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../money/tables/ledger.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { outdatedEntries, outdatedTables } from './assert-migrations-current.ts'
import { assertSchemaVersion } from './assert-schema-version.ts'
import { createResourceTable } from './create-resource-table.ts'
import { inTransaction } from './database.ts'
import { entryShapesOf } from './entry-changes.ts'
import { runMigrations } from './run-migrations.ts'
import { diffSnapshots, findSchemaDrift, snapshotOf, storedSnapshot } from './schema-snapshot.ts'
import { sqlErrorOf } from './sql-errors.ts'
import type { SnapshotTable } from './stored-snapshot.ts'

const { db, close } = await testDatabase()
const ctx = { db, log: pino({ level: 'silent' }) }
afterAll(close)

test('the migrations match the schema', async () => {
  expect(await findSchemaDrift(schema)).toEqual([])
})

test('a start finds declarations that have no migration yet', () => {
  const { cars: _, ...others } = schema
  const changed = pgTable('cars', { id: uuid('id').primaryKey() })
  const extra = pgTable('warranties', { id: uuid('id').primaryKey() })
  const { tables } = storedSnapshot()
  expect(outdatedTables(schema, tables)).toEqual([])
  expect(outdatedTables({ ...others, cars: changed, extra }, tables)).toEqual(['cars', 'warranties'])
  expect(outdatedTables(others, tables)).toEqual(['cars'])
  expect(outdatedEntries(entryShapesOf(Object.values(resources)))).toEqual([])
  expect(outdatedEntries({ 'cars.features': { name: { kind: 'text' } } }, { 'cars.features': { name: { kind: 'localized' } } })).toEqual([
    'cars.features',
  ])
})

test('a failed migration is named with its statement and the cause', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wasl-migrations-'))
  mkdirSync(join(folder, 'meta'))
  const statement = 'ALTER TABLE "brands" ADD COLUMN "code" text NOT NULL;'
  writeFileSync(join(folder, '0004_add_code.sql'), `${statement}\n`)
  await db.execute(sql`insert into brands (name_ar, name_en, is_active) values ('علامة', 'Brand', true)`)
  await expect(runMigrations(db, () => db.execute(sql.raw(statement)), folder)).rejects.toThrow(
    /^The migration 0004_add_code\.sql failed and changed nothing: column "code" of relation "brands" contains null values \(ALTER TABLE/,
  )
  rmSync(folder, { recursive: true })
})

test('a user who does not own the database gets the right advice', async () => {
  const denied = async () => {
    throw new DrizzleQueryError(
      'CREATE SCHEMA IF NOT EXISTS "drizzle"',
      [],
      Object.assign(new Error('permission denied for database wasl'), { code: '42501' }),
    )
  }
  await expect(runMigrations(db, denied)).rejects.toThrow(
    /^Preparing the migrations failed and changed nothing: permission denied for database wasl .*The user of DATABASE_URL must own the database/,
  )
})

test('what was applied is reported by name, and nothing the second time', async () => {
  expect(await runMigrations(db, async () => {})).toEqual([])
  await db
    .transaction(async (tx) => {
      const newest = sql`(select max(created_at) from drizzle.__drizzle_migrations)`
      await tx.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${newest}`)
      expect(await runMigrations(tx as unknown as typeof db, async () => {})).toEqual([expect.stringMatching(/^\d{4}_/)])
      tx.rollback()
    })
    .catch(() => {})
})

test('the indexes of the database are the declared ones', async () => {
  const declared = Object.values(snapshotOf(schema).tables).flatMap(indexNames)
  const writtenByHand = [
    'complaints.complaints_one_dispute',
    'dispute_decisions.dispute_decisions_one_open',
    'refund_requests.refund_requests_one_pending',
    'car_holds.car_holds_starts_at_free',
    'delegations.delegations_open',
  ]
  expect(await indexesInDatabase()).toEqual([...declared, ...writtenByHand].sort())
})

test('a table keeps its indexes when its title, its searched fields or a sorted text change', async () => {
  const before = warranties({ title: localized('Title', 'العنوان'), note: textField('Note', 'ملاحظة') }, ['title'])
  const after = warranties({ title: localized('Title', 'العنوان'), note: textField('Note', 'ملاحظة'), code: textField('Code', 'الرمز') }, [
    'title',
    'code',
  ])
  await run(await diffSnapshots(snapshotOf(schema), snapshotOf({ ...schema, warranties: before })))
  await run(await diffSnapshots(snapshotOf({ ...schema, warranties: before }), snapshotOf({ ...schema, warranties: after })))
  const names = Object.values(snapshotOf({ warranties: after }).tables).flatMap(indexNames)
  expect(names).toContain('warranties.warranties_search')
  expect((await indexesInDatabase()).filter((name) => name.startsWith('warranties.'))).toEqual(names.sort())
})

const warranties = (fields: Fields, search: readonly string[]) =>
  createResourceTable({
    name: 'warranties',
    label: { one: { en: 'Warranty', ar: 'ضمان' }, many: { en: 'Warranties', ar: 'الضمانات' } },
    group: 'catalog',
    icon: 'safety-certificate',
    fields,
    title: 'title',
    list: Object.keys(fields),
    sort: 'title',
    search,
    access: { action: 'adm.features' },
  })

async function run(statements: readonly string[]) {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

const indexNames = ({ name, indexes }: SnapshotTable) => Object.keys(indexes).map((index) => `${name}.${index}`)

// Primary keys and unique constraints have indexes of their own, which come with the constraint.
async function indexesInDatabase(): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select i.tablename || '.' || i.indexname as name from pg_indexes i
    where i.schemaname = 'public' and not exists (select 1 from pg_constraint c where c.conname = i.indexname and c.contype in ('p', 'u'))`)
  return rows.map(({ name }) => name).sort()
}

test('loading the generator leaves no property that loops over arrays would meet', () => {
  const keys: string[] = []
  for (const key in []) keys.push(key)
  expect(keys).toEqual([])
})

test('every foreign key refers to the primary key of a table', () => {
  const tables = Object.values<unknown>(schema).filter((table) => table instanceof PgTable)
  const keys = new Set(
    tables.flatMap((table) =>
      getTableConfig(table).columns.flatMap(({ name, primary }) => (primary ? `${getTableName(table)}.${name}` : [])),
    ),
  )
  const targets = tables
    .flatMap((table) => getTableConfig(table).foreignKeys)
    .flatMap((key) => {
      const { foreignTable, foreignColumns } = key.reference()
      return foreignColumns.map(({ name }) => `${getTableName(foreignTable)}.${name}`)
    })
  expect(targets.filter((target) => !keys.has(target))).toEqual([])
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
  const [one] = await db.insert(ledgerAccounts).values({ kind: 'bank_clearing' }).returning()
  const [other] = await db.insert(ledgerAccounts).values({ kind: 'commission' }).returning()
  const post = (amounts: readonly [number, number], reference_number: string) =>
    inTransaction(ctx, async (ctx) => {
      const created_at = new Date().toISOString()
      const [group] = await ctx.db.insert(ledgerTransactions).values({ kind: 'payout', reference_number, created_at }).returning()
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
  const [row] = await db.insert(ledgerTransactions).values({ kind: 'payout', reference_number: 'B1', created_at: at }).returning()
  expect(row?.created_at).toBe(at)
})

test('a database that a newer version has migrated is rejected', async () => {
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 1)`)
  await expect(assertSchemaVersion(db)).rejects.toThrow(/another version of Wasl \(1 unknown migration\)/)
})

test('a database whose first migrations were rewritten is rejected as too old', async () => {
  const rewritten = db.transaction(async (tx) => {
    await tx.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'from the future'`)
    await tx.execute(sql`update drizzle.__drizzle_migrations set hash = 'before' where created_at = 1795000001000`)
    await assertSchemaVersion(tx as unknown as typeof db)
  })
  await expect(rewritten).rejects.toThrow(/before 0\.2\.0, which cannot be upgraded/)
})
