import {
  belongsTo,
  choice,
  count,
  date,
  dateTime,
  type Fields,
  list,
  localized,
  localizedLong,
  longText,
  money,
  text,
} from '@wasl/shared/registry/fields.ts'
import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, expect, test } from 'vitest'
import { schema } from '../../app/schema.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { createResourceTable } from './create-resource-table.ts'
import { entryShapesOf } from './entry-changes.ts'
import type { MigrationDecisions } from './migration-changes.ts'
import { MigrationError } from './migration-error.ts'
import { snapshotOf } from './schema-snapshot.ts'
import { planMigration } from './write-migration.ts'

const { db, close } = await testDatabase()
afterAll(close)

const declaration = (fields: Fields) => ({
  name: 'spare-parts',
  label: { one: { en: 'Part', ar: 'قطعة' }, many: { en: 'Parts', ar: 'القطع' } } as const,
  group: 'catalog' as const,
  icon: 'tags' as const,
  fields: { title: localized('Title', 'العنوان'), ...fields },
  title: 'title',
  list: ['title', ...Object.keys(fields)],
  sort: 'title',
  access: { action: 'adm.features' as const },
})
const table = (fields: Fields) => createResourceTable(declaration(fields))
// What the fields relate to. Comparing the tables that do not change takes a third of a second for each plan.
const withTable = (fields: Fields) => snapshotOf({ attributes: schema.attributes, parts: table(fields) })
const without = snapshotOf({ attributes: schema.attributes })
const none: MigrationDecisions = { renames: [], drops: [], fills: [], converts: [] }
const declared = (before: Fields, after: Fields) => ({
  fieldsOf: (name: string) => (name === 'spare_parts' ? after : undefined),
  publicTables: ['spare_parts'],
  entries: { before: entryShapesOf([declaration(before)]), after: entryShapesOf([declaration(after)]) },
})
const plan = (before: Fields, after: Fields, decisions: Partial<MigrationDecisions> = {}) =>
  planMigration(withTable(before), withTable(after), { ...none, ...decisions }, declared(before, after))
const messageOf = (planned: Promise<unknown>) =>
  planned.then(
    () => 'none',
    (error: unknown) => (error instanceof MigrationError ? error.message : String(error)),
  )

const run = async (statements: readonly string[]) => {
  for (const statement of statements) await db.execute(sql.raw(statement))
}

/** Makes the table as it was, with one row of these columns, runs the migration, and returns the row. */
async function migrate(before: Fields, row: Record<string, unknown>, after: Fields, decisions: Partial<MigrationDecisions> = {}) {
  await db.execute(sql`drop table if exists spare_parts cascade`)
  await run((await planMigration(without, withTable(before), none, declared({}, before))).statements)
  const values = { title_ar: 'قطعة', title_en: 'Part', ...row }
  const names = Object.keys(values).map((name) => sql.identifier(name))
  await db.execute(
    sql`insert into spare_parts (${sql.join(names, sql`, `)}) values (${sql.join(
      Object.values(values).map((value) => sql`${value}`),
      sql`, `,
    )})`,
  )
  const { statements, problems } = await plan(before, after, decisions)
  expect(problems).toEqual([])
  await run(statements)
  await expectDeclared(after)
  const { rows } = await db.execute(sql`select to_jsonb(p) as row from spare_parts p`)
  return rows[0]?.row as Record<string, unknown>
}

/** The columns, their nullability and defaults, and the indexes are those of the declaration. */
async function expectDeclared(fields: Fields) {
  const { columns, indexes, checks } = getTableConfig(table(fields))
  const found = await db.execute<{
    name: string
    required: boolean
    filled: boolean
  }>(sql`select column_name as name, is_nullable = 'NO' as required,
    column_default is not null and is_generated = 'NEVER' as filled from information_schema.columns where table_name = 'spare_parts'`)
  const byName = (rows: readonly { name: string }[]) => rows.toSorted((a, b) => a.name.localeCompare(b.name))
  expect(byName(found.rows)).toEqual(
    byName(columns.map(({ name, notNull, hasDefault, generated }) => ({ name, required: notNull, filled: hasDefault && !generated }))),
  )
  const indexNames = await db.execute<{ name: string }>(
    sql`select indexname as name from pg_indexes where tablename = 'spare_parts' and indexname <> 'spare_parts_pkey'`,
  )
  expect(indexNames.rows.map(({ name }) => name).sort()).toEqual(indexes.map(({ config }) => config.name ?? '').sort())
  const checkNames = await db.execute<{ name: string }>(
    sql`select conname as name from pg_constraint where conrelid = 'spare_parts'::regclass and contype = 'c'`,
  )
  expect(checkNames.rows.map(({ name }) => name).sort()).toEqual(checks.map(({ name }) => name).sort())
}

const [note, remark] = [{ note: text('Note', 'ملاحظة') }, { remark: text('Remark', 'تعليق') }]

test('a new field and a new table are named', async () => {
  expect(await plan({}, { note: text('Note', 'ملاحظة', { optional: true }) })).toMatchObject({
    changes: ['adds spare_parts.note'],
    problems: [],
  })
  const added = await planMigration(without, withTable({}), none, declared({}, {}))
  expect(added).toMatchObject({ changes: ['adds the table spare_parts'], problems: [] })
})

test('writes of a new public table change the version of the content, so that cached pages show them', async () => {
  const version = async () =>
    (await db.execute(sql`select coalesce(sum(version), 0)::int as version from content_versions`)).rows[0]?.version
  const added = await planMigration(without, withTable({}), none, declared({}, {}))
  await db.execute(sql`drop table if exists spare_parts cascade`)
  await run(added.statements)
  const before = await version()
  await db.execute(sql`insert into spare_parts (title_ar, title_en) values ('قطعة', 'Part')`)
  expect(await version()).toBe(Number(before) + 1)
  expect((await plan({}, note)).statements.join()).not.toContain('TRIGGER')
})

test('a removed field stops the generator until it is dropped or renamed', async () => {
  expect(await plan(note, {})).toMatchObject({
    changes: ['drops spare_parts.note with its values'],
    problems: [
      'spare_parts.note and its values would be lost. To drop it: --drop spare_parts.note. If it has a new name: --rename spare_parts.note:new_name.',
    ],
  })
  expect(await migrate(note, { note: 'x' }, {}, { drops: ['spare-parts.note'] })).not.toHaveProperty('note')
  const { changes } = await plan(note, remark, { renames: ['spare-parts.note:remark'] })
  expect(changes[0]).toBe("renames spare-parts.note to remark (formerNames: ['note'] keeps its label in older history entries)")
  expect(await migrate(note, { note: 'x' }, remark, { renames: ['spare-parts.note:remark'] })).toMatchObject({ remark: 'x' })
})

test('a removed resource stops the generator until it is dropped', async () => {
  const before = withTable(note)
  const shapes = declared(note, {})
  expect((await planMigration(before, without, none, shapes)).problems).toEqual([
    'spare_parts and all its rows would be lost. To drop it: --drop spare_parts.',
  ])
  const { changes, problems } = await planMigration(before, without, { ...none, drops: ['spare-parts'] }, shapes)
  expect([problems, changes]).toEqual([[], ['drops spare_parts with all its rows', expect.stringContaining('what names spare-parts')]])
})

test('a wrong rename is answered with the names there are', async () => {
  const messageFor = (rename: string) => messageOf(plan(note, remark, { renames: [rename] }))
  expect(await messageFor('spare_parts.nota:remark')).toMatch(/spare_parts had no field nota\. It had title, note,/)
  expect(await messageFor('spare_parts.note:remarc')).toMatch(/spare_parts has no field remarc of this kind\. It has title, remark,/)
  expect(await messageFor('parts.note:remark')).toMatch(/there is no table parts/)
  expect(await messageFor('note:remark')).toMatch(/not of the form table\.old:new/)
  expect(await messageFor('spare_parts.title:remark')).toMatch(/still has title/)
})

test('a required field without a default stops with the ways out', async () => {
  const { problems } = await plan({}, { on: date('On', 'في') })
  expect(problems).toHaveLength(1)
  for (const way of ['default: …', 'optional: true, requiredWhenVisible', '--fill spare_parts.on:value']) expect(problems[0]).toContain(way)
  expect((await plan({}, { months: count('Months', 'الأشهر', { default: 3 }) })).problems).toEqual([])
  expect((await plan({ on: date('On', 'في', { optional: true }) }, { on: date('On', 'في') })).problems).toHaveLength(1)
})

test('a tighter limit and a new unique index are named', async () => {
  const { changes } = await plan({ months: count('Months', 'الأشهر') }, { months: count('Months', 'الأشهر', { max: 60 }) })
  expect(changes).toEqual(['checks spare_parts: "months" <= 60 (existing rows that break it make the migration fail)'])
  expect((await plan(note, { note: text('Note', 'ملاحظة', { unique: true }) })).changes).toEqual([
    'makes spare_parts unique by note (existing rows with the same value make the migration fail)',
  ])
})

test('rows survive a rename of a localized field, a filled new field and a field that becomes required, which keep no default', async () => {
  const before = { name: localized('Name', 'الاسم'), code: text('Code', 'الرمز', { optional: true }) }
  const after = { label: localized('Label', 'التسمية'), code: text('Code', 'الرمز'), made_on: date('Made on', 'صنعت في') }
  const decisions = { renames: ['spare_parts.name:label'], fills: ["spare_parts.code:it's", 'spare_parts.made_on:2026-01-02'] }
  const row = await migrate(before, { name_ar: 'اسم', name_en: 'Name' }, after, decisions)
  expect(row).toMatchObject({ label_ar: 'اسم', label_en: 'Name', code: "it's", made_on: '2026-01-02' })
})

test('a fill is checked like a form', async () => {
  const fields = {
    attribute_id: belongsTo('Attribute', 'السمة', 'attributes'),
    views: count('Views', 'المشاهدات', { max: 9 }),
    label: localized('Label', 'التسمية'),
    state: choice('State', 'الحالة', { new: { en: 'New', ar: 'جديدة' } }),
    price: money('Price', 'السعر'),
  }
  const messageFor = (fill: string) => messageOf(plan({}, fields, { fills: [fill] }))
  expect(await messageFor('spare_parts.attribute_id:not-a-uuid')).toMatch(/^--fill spare_parts\.attribute_id:not-a-uuid: /)
  expect(await messageFor('spare_parts.views:many')).toMatch(/whole number/)
  expect(await messageFor('spare_parts.views:10')).toMatch(/^--fill/)
  expect(await messageFor('spare_parts.state:old')).toMatch(/Choose one of the options/)
  expect(await messageFor('spare_parts.price:1.5')).toMatch(/^--fill/)
  expect(await messageFor('spare_parts.nothing:1')).toMatch(/there is no field/)
  const only = { label: fields.label, price: fields.price }
  const fills = ['spare_parts.label:{"ar":"تسمية","en":"Label"}', 'spare_parts.price:1250']
  expect(await migrate({}, {}, only, { fills })).toMatchObject({ label_ar: 'تسمية', label_en: 'Label', price: 1250 })
})

test('a relation is added as optional or filled, and not to a view', async () => {
  expect((await plan({}, { attribute_id: belongsTo('Attribute', 'السمة', 'attributes') })).problems).toHaveLength(1)
  expect((await plan({}, { attribute_id: belongsTo('Attribute', 'السمة', 'attributes', { optional: true }) })).problems).toEqual([])
  expect((await plan({}, { client_id: belongsTo('Client', 'العميل', 'customers', { optional: true }) })).problems).toEqual([
    'spare_parts.client_id relates to customers, which is a view: relate to the resource that stores its rows',
  ])
})

test('a text that becomes one for each language asks whether its values are copied or dropped', async () => {
  const before = { slug: text('Slug', 'المعرّف', { unique: true, default: 'none' }) }
  const after = { slug: localized('Slug', 'المعرّف', { unique: true, max: 60 }) }
  expect((await plan(before, after)).problems).toEqual([
    'spare_parts.slug and its values would be lost: it changes from one column to one for each language. To copy its text into both languages: --convert spare_parts.slug. To drop them: --drop spare_parts.slug.',
  ])
  expect(await migrate(before, { slug: 'a' }, after, { converts: ['spare-parts.slug'] })).toMatchObject({ slug_ar: 'a', slug_en: 'a' })
  const dropped = await migrate(before, { slug: 'a' }, after, { drops: ['spare_parts.slug'], fills: ['spare_parts.slug:x'] })
  expect(dropped).toMatchObject({ slug_ar: 'x', slug_en: 'x' })
})

test('a text in both languages that becomes one asks which language stays', async () => {
  const before = { summary: localizedLong('Summary', 'الملخص') }
  const after = { summary: longText('Summary', 'الملخص', { default: '-' }) }
  const row = { summary_ar: 'نص', summary_en: 'Text' }
  for (const converts of [[], ['spare_parts.summary']])
    expect((await plan(before, after, { converts })).problems).toEqual([expect.stringContaining('--convert spare_parts.summary:ar or')])
  expect(await migrate(before, row, after, { converts: ['spare_parts.summary:ar'] })).toMatchObject({ summary: 'نص' })
  expect(await migrate(before, row, after, { drops: ['spare_parts.summary'] })).toMatchObject({ summary: '-' })
})

test('a change of type that loses or cannot convert values asks first', async () => {
  const at = { at: dateTime('At', 'في') }
  const on = { at: date('At', 'في') }
  expect((await plan(at, on)).problems).toEqual([
    expect.stringMatching(/^spare_parts\.at would lose the time of day\..*--convert spare_parts\.at/),
  ])
  // Late in the evening in UTC it is the next day in Riyadh.
  expect(await migrate(at, { at: '2026-01-01T22:00:00Z' }, on, { converts: ['spare_parts.at'] })).toMatchObject({ at: '2026-01-02' })
  expect(await migrate(on, { at: '2026-01-02' }, at)).toMatchObject({ at: expect.stringMatching(/^2026-01-01T21:00:00/) })
  const [words, numbers] = [
    { size: text('Size', 'المقاس', { default: '1', max: 5 }) },
    { size: count('Size', 'المقاس', { default: 2, max: 60 }) },
  ]
  expect((await plan(words, numbers)).problems).toEqual([
    expect.stringMatching(/cannot change from text to integer by itself\. To convert its values \(rows whose value does not fit/),
  ])
  expect(await migrate(words, { size: '12' }, numbers, { converts: ['spare_parts.size'] })).toMatchObject({ size: 12 })
  expect(await migrate(words, { size: 'big' }, numbers, { drops: ['spare_parts.size'] })).toMatchObject({ size: 2 })
  await expect(migrate(words, { size: 'big' }, numbers, { converts: ['spare_parts.size'] })).rejects.toThrow()
  expect(await migrate(numbers, { size: 3 }, words)).toMatchObject({ size: '3' })
  expect(await migrate({ size: count('Size', 'المقاس') }, { size: 3 }, { size: money('Size', 'المقاس') })).toMatchObject({ size: 3 })
  expect(await messageOf(plan(words, words, { converts: ['spare_parts.size'] }))).toMatch(/does not change its columns/)
}, 60_000)

const lines = (fields: Parameters<typeof list>[2]) => ({ lines: list('Lines', 'الأسطر', fields, { one: { en: 'Line', ar: 'سطر' } }) })
const name = text('Name', 'الاسم')
const stored = { lines: JSON.stringify([{ name: 'a' }, { name: 'b' }]) }

test('new fields of entries are written into the stored ones, and named', async () => {
  const after = lines({
    name,
    copies: count('Copies', 'النسخ', { default: 2 }),
    note: text('Note', 'ملاحظة', { optional: true }),
    label: localized('Label', 'التسمية'),
  })
  const { changes, problems } = await plan(lines({ name }), after)
  expect(changes).toEqual(['copies', 'note', 'label'].map((part) => `changes the entries of spare_parts.lines: adds ${part}`))
  expect(problems).toEqual([expect.stringContaining('--fill spare_parts.lines.label:value')])
  const row = await migrate(lines({ name }), stored, after, { fills: ['spare-parts.lines.label:{"ar":"أ","en":"A"}'] })
  const added = { copies: 2, note: null, label: { ar: 'أ', en: 'A' } }
  expect(row.lines).toEqual([
    { name: 'a', ...added },
    { name: 'b', ...added },
  ])
  const wrong = plan(lines({ name }), lines({ name, copies: count('Copies', 'النسخ') }), { fills: ['spare_parts.lines.copies:many'] })
  expect(await messageOf(wrong)).toMatch(/whole number/)
})

test('a field of entries is renamed, and dropped or changed only by decision', async () => {
  const renamed = await migrate(lines({ name }), stored, lines({ title: name }), { renames: ['spare-parts.lines.name:title'] })
  expect(renamed.lines).toEqual([{ title: 'a' }, { title: 'b' }])
  expect((await plan(lines({ name }), lines({}))).problems).toEqual([expect.stringContaining('--drop spare_parts.lines.name')])
  const counted = lines({ name: count('Name', 'الاسم', { default: 0 }) })
  expect((await plan(lines({ name }), counted)).problems).toHaveLength(1)
  const changed = await migrate(lines({ name }), stored, counted, { drops: ['spare_parts.lines.name'] })
  expect(changed.lines).toEqual([{ name: 0 }, { name: 0 }])
  expect(await messageOf(plan(lines({ name }), lines({ title: name }), { renames: ['spare_parts.lines.nam:title'] }))).toMatch(/had no nam/)
})

test('entries with an option that is gone make the migration fail', async () => {
  const colour = (...options: string[]) =>
    lines({ name: choice('Name', 'الاسم', Object.fromEntries(options.map((option) => [option, { en: option, ar: 'لون' }]))) })
  const { changes } = await plan(colour('a', 'b', 'c'), colour('a', 'b'))
  expect(changes).toEqual([expect.stringMatching(/^checks the entries of spare_parts\.lines: name is no longer c/)])
  expect(await migrate(colour('a', 'b', 'c'), stored, colour('a', 'b'))).toMatchObject({ lines: [{ name: 'a' }, { name: 'b' }] })
  await expect(migrate(colour('a', 'b', 'c'), stored, colour('a', 'c'))).rejects.toThrow()
})
