import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { brands, faqs } from '../../catalog/tables/from-registry.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { auditEntries } from '../tables/audit-entries.ts'

const app = await testApp()

test('a bulk action that fails unexpectedly in the middle reports what was done before', async () => {
  const token = await adminToken(app, 'all')
  const rows = await app.db
    .insert(brands)
    .values(['One', 'Two', 'Three'].map((name) => ({ name_ar: `ماركة ${name}`, name_en: name })))
    .returning({ id: brands.id })
  const ids = rows.map(({ id }) => id)
  // A defect of the database, as code cannot foresee it.
  for (const statement of [
    "create function fail_two() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$",
    "create trigger fail_two before delete on brands for each row when (old.name_en = 'Two') execute function fail_two()",
  ])
    await app.db.execute(sql.raw(statement))
  const { status, body } = await app.call('POST', '/api/admin/brands/bulk', { token, body: { action: 'delete', ids } })
  expect(status).toBe(200)
  expect(body.results).toMatchObject([
    { id: ids[0], ok: true },
    { id: ids[1], ok: false, msg: expect.stringContaining('Something went wrong') },
    { id: ids[2], ok: false, msg: expect.stringContaining('Not started') },
  ])
  expect(await app.db.$count(brands, eq(brands.name_en, 'Three'))).toBe(1)
})

test('a field of the list is edited in many rows, each with its audit entry and by the permission to edit', async () => {
  const rows = await app.db
    .insert(brands)
    .values(['Red', 'Blue'].map((name) => ({ name_ar: `ماركة ${name}`, name_en: name, is_active: true })))
    .returning({ id: brands.id })
  const ids = rows.map(({ id }) => id)
  const edit = (token: string, inputs: object) =>
    app.call('POST', '/api/admin/brands/bulk', { token, body: { action: 'edit', ids, inputs } })
  const token = await adminToken(app, ['brands.list', 'brands.edit'])
  expect((await edit(token, { is_active: false })).body.results).toEqual(ids.map((id) => ({ id, ok: true })))
  expect(await app.db.$count(brands, and(inArray(brands.id, ids), eq(brands.is_active, false)))).toBe(2)
  expect(await app.db.$count(auditEntries, and(inArray(auditEntries.row_id, ids), eq(auditEntries.action, 'edit')))).toBe(2)
  const reason = expect.stringContaining('Active: ')
  expect((await edit(token, { is_active: 'maybe' })).body.results).toMatchObject([
    { ok: false, msg: reason },
    { ok: false, msg: reason },
  ])
  expect((await edit(token, { name: { ar: 'ا', en: 'A' } })).status).toBe(422)
  expect((await edit(await adminToken(app, ['brands.list']), { is_active: true })).status).toBe(403)
})

test('a field of `inlineEdit` is set in many rows, other fields are not', async () => {
  const add = (sort_order: number) => ({
    question_ar: `س ${sort_order}`,
    question_en: `Q ${sort_order}`,
    answer_ar: 'ج',
    answer_en: 'A',
    topic: 'orders' as const,
    sort_order,
  })
  const ids = (
    await app.db
      .insert(faqs)
      .values([add(1), add(2)])
      .returning({ id: faqs.id })
  ).map(({ id }) => id)
  const token = await adminToken(app, ['faqs.list', 'faqs.edit'])
  const edit = (inputs: object) => app.call('POST', '/api/admin/faqs/bulk', { token, body: { action: 'edit', ids, inputs } })
  expect((await edit({ topic: 'payment' })).body.results).toEqual(ids.map((id) => ({ id, ok: true })))
  expect(await app.db.$count(faqs, and(inArray(faqs.id, ids), eq(faqs.topic, 'payment')))).toBe(2)
  expect((await edit({ sort_order: 3 })).status).toBe(422)
})

test('a row that has changed since it was shown is rejected, whatever is done with it', async () => {
  const rows = await app.db
    .insert(brands)
    .values(['Shown', 'Changed'].map((name) => ({ name_ar: `ماركة ${name}`, name_en: name, is_active: true })))
    .returning({ id: brands.id, version: brands.version })
  const ids = rows.map(({ id }) => id)
  const versions = rows.map(({ version }, at) => version - at)
  const token = await adminToken(app, 'all')
  const changed = { id: ids[1], ok: false, msg: expect.stringContaining('Someone else changed this') }
  const run = (body: object) => app.call('POST', '/api/admin/brands/bulk', { token, body: { ids, versions, ...body } })
  expect((await run({ action: 'edit', inputs: { is_active: false } })).body.results).toMatchObject([{ ok: true }, changed])
  expect((await run({ action: 'delete', versions: [(versions[0] ?? 0) + 1, versions[1]] })).body.results).toMatchObject([
    { ok: true },
    changed,
  ])
  expect(await app.db.$count(brands, inArray(brands.id, ids))).toBe(1)
})
