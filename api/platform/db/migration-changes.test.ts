import { belongsTo, count, date, type Fields, localized, text } from '@wasl/shared/registry/fields.ts'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { createResourceTable } from './create-resource-table.ts'
import { type MigrationDecisions, MigrationError } from './migration-changes.ts'
import { schema } from './schema.ts'
import { snapshotOf } from './schema-snapshot.ts'
import { planMigration } from './write-migration.ts'

const { db, close } = await testDatabase()
afterAll(close)

const table = (fields: Fields) =>
  createResourceTable({
    name: 'spare-parts',
    label: { one: { en: 'Part', ar: 'قطعة' }, many: { en: 'Parts', ar: 'القطع' } },
    group: 'catalog',
    icon: 'tags',
    fields: { title: localized('Title', 'العنوان'), ...fields },
    title: 'title',
    list: ['title', ...Object.keys(fields)],
    sort: 'title',
    access: { action: 'adm.features' },
  })
const withTable = (fields: Fields) => snapshotOf({ ...schema, parts: table(fields) })
const none: MigrationDecisions = { renames: [], drops: [], fills: [] }
const plan = (before: Fields, after: Fields, decisions: Partial<MigrationDecisions> = {}) =>
  planMigration(withTable(before), withTable(after), { ...none, ...decisions })

const note = { note: text('Note', 'ملاحظة') }
const remark = { remark: text('Remark', 'تعليق') }

test('a new field and a new table are named', async () => {
  expect(await plan({}, { note: text('Note', 'ملاحظة', { optional: true }) })).toMatchObject({
    changes: ['adds spare_parts.note'],
    problems: [],
  })
  const added = await planMigration(snapshotOf(schema), withTable({}), none)
  expect(added).toMatchObject({ changes: ['adds the table spare_parts'], problems: [] })
})

test('a removed field stops the generator until it is dropped or renamed', async () => {
  expect(await plan(note, {})).toMatchObject({
    changes: ['drops spare_parts.note with its values'],
    problems: [
      'spare_parts.note and its values would be lost. To drop it: --drop spare_parts.note. If it has a new name: --rename spare_parts.note:new_name.',
    ],
  })
  expect((await plan(note, {}, { drops: ['spare-parts.note'] })).problems).toEqual([])
  const { statements, changes, problems } = await plan(note, remark, { renames: ['spare-parts.note:remark'] })
  expect({ changes: changes[0], problems, first: statements[0] }).toEqual({
    changes: 'renames spare-parts.note to remark',
    problems: [],
    first: 'ALTER TABLE "spare_parts" RENAME COLUMN "note" TO "remark";',
  })
})

test('a removed resource stops the generator until it is dropped', async () => {
  const before = withTable(note)
  expect((await planMigration(before, snapshotOf(schema), none)).problems).toEqual([
    'spare_parts and all its rows would be lost. To drop it: --drop spare_parts.',
  ])
  const { changes, problems } = await planMigration(before, snapshotOf(schema), { ...none, drops: ['spare-parts'] })
  expect({ changes, problems }).toEqual({ changes: ['drops spare_parts with all its rows'], problems: [] })
})

test('a wrong rename is answered with the names there are', async () => {
  const messageOf = (renames: readonly string[]) =>
    plan(note, remark, { renames }).then(
      () => 'none',
      (error: unknown) => (error instanceof MigrationError ? error.message : String(error)),
    )
  expect(await messageOf(['spare_parts.nota:remark'])).toMatch(/spare_parts had no field nota\. It had title, note,/)
  expect(await messageOf(['spare_parts.note:remarc'])).toMatch(/spare_parts has no field remarc of this kind\. It has title, remark,/)
  expect(await messageOf(['parts.note:remark'])).toMatch(/there is no table parts/)
  expect(await messageOf(['note:remark'])).toMatch(/not of the form table\.old:new/)
  expect(await messageOf(['spare_parts.title:remark'])).toMatch(/still has title/)
})

test('a required field without a default stops with the ways out', async () => {
  const { problems } = await plan({}, { on: date('On', 'في') })
  expect(problems).toHaveLength(1)
  for (const way of ['default: …', 'optional: true, requiredWhenVisible', '--fill spare_parts.on:value']) expect(problems[0]).toContain(way)
  expect((await plan({}, { months: count('Months', 'الأشهر', { default: 3 }) })).problems).toEqual([])
  const optional = { on: date('On', 'في', { optional: true }) }
  expect((await plan(optional, { on: date('On', 'في') })).problems).toHaveLength(1)
})

test('a tighter limit is named', async () => {
  const { changes } = await plan({ months: count('Months', 'الأشهر') }, { months: count('Months', 'الأشهر', { max: 60 }) })
  expect(changes).toEqual(['checks spare_parts: "months" <= 60 (existing rows that break it make the migration fail)'])
})

test('rows survive a rename of a localized field, a filled new field and a field that becomes required', async () => {
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await db.execute(sql.raw(statement))
  }
  const before = { name: localized('Name', 'الاسم'), code: text('Code', 'الرمز', { optional: true }) }
  const after = { label: localized('Label', 'التسمية'), code: text('Code', 'الرمز'), made_on: date('Made on', 'صنعت في') }
  await run((await planMigration(snapshotOf(schema), withTable(before), none)).statements)
  await db.execute(sql`insert into spare_parts (title_ar, title_en, name_ar, name_en) values ('قطعة', 'Part', 'اسم', 'Name')`)
  const decisions = { renames: ['spare_parts.name:label'], drops: [], fills: ["spare_parts.code:it's", 'spare_parts.made_on:2026-01-02'] }
  const { statements, problems } = await planMigration(withTable(before), withTable(after), decisions)
  expect(problems).toEqual([])
  await run(statements)
  const { rows } = await db.execute(sql`select label_ar, label_en, code, made_on::text from spare_parts`)
  expect(rows).toEqual([{ label_ar: 'اسم', label_en: 'Name', code: "it's", made_on: '2026-01-02' }])
  await expect(
    db.execute(sql`insert into spare_parts (title_ar, title_en, label_ar, label_en, code) values ('a', 'b', 'c', 'd', 'e')`),
  ).rejects.toThrow()
})

test('a relation is added as optional or filled', async () => {
  expect((await plan({}, { brand_id: belongsTo('Brand', 'العلامة', 'brands') })).problems).toHaveLength(1)
  expect((await plan({}, { brand_id: belongsTo('Brand', 'العلامة', 'brands', { optional: true }) })).problems).toEqual([])
})
