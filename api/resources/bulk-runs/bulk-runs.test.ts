import { bulkRunLimits } from '@wasl/shared/contract/bulk-run.ts'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import { and, eq, inArray, like, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { brands, product_categories, products } from '../../catalog/tables/from-registry.ts'
import { admins } from '../../identity/tables/people.ts'
import { runQueues } from '../../platform/jobs/run-jobs.ts'
import { changeAudited } from '../../testing/change-audited.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { auditEntries } from '../tables/audit-entries.ts'
import { bulkRejections, bulkRuns } from '../tables/bulk-runs.ts'
import { assertBulkSize, deleteOldBulkRuns } from './bulk-runs.ts'
import { runBulkBatch } from './run-bulk-batch.ts'

const app = await testApp()
const { call, db, shared } = app
let token = ''
beforeAll(async () => {
  token = await adminToken(app, 'all')
})

const url = '/api/admin/brands/bulk/runs'
const addBrands = async (word: string, count: number) => {
  const values = Array.from({ length: count }, (_, at) => ({ name_ar: `ماركة ${word} ${at}`, name_en: `${word} ${at}`, is_active: true }))
  return (await db.insert(brands).values(values).returning({ id: brands.id })).map(({ id }) => id)
}
const start = (q: string, body: object, by = token) => call('POST', `${url}?q=${q}`, { token: by, body })
const load = async (id: unknown, by = token) => (await call('GET', `${url}/${id}`, { token: by })).body.data
const audits = (ids: string[], action: string) =>
  db.$count(auditEntries, and(inArray(auditEntries.row_id, ids), eq(auditEntries.action, action)))
const switchOff = { action: 'edit', inputs: { is_active: false } }

test('a switch changes all rows that matched at the start, each once, with its audit entry', async () => {
  const ids = await addBrands('Zephyr', 104)
  const { status, body } = await start('Zephyr', switchOff)
  expect([status, body.data]).toMatchObject([202, { status: 'running', total: 104, done: 0 }])
  const [late] = await addBrands('Zephyr late', 1)
  expect((await start('Zephyr', switchOff)).status).toBe(409)
  expect((await call('GET', `${url}/running`, { token })).body.data).toEqual(body.data)
  await runQueues(shared, ['bulk_runs'])
  expect(await load(body.data?.id)).toMatchObject({ status: 'done', total: 104, done: 104, rejected: 0, rejections: [] })
  expect((await call('GET', `${url}/running`, { token })).body.data).toBeNull()
  expect(await db.$count(brands, and(inArray(brands.id, ids), eq(brands.is_active, false)))).toBe(104)
  expect(await audits(ids, 'edit')).toBe(104)
  expect(await db.$count(brands, and(eq(brands.id, late ?? ''), eq(brands.is_active, true)))).toBe(1)
})

test('rows that cannot be deleted are reported with their reasons, and can be downloaded', async () => {
  const ids = await addBrands('Quartz', 3)
  const [category] = await db
    .insert(product_categories)
    .values({ name_ar: 'تصنيف', name_en: 'Category' })
    .returning({ id: product_categories.id })
  await db.insert(products).values({
    name_ar: 'منتج',
    name_en: 'Product',
    description_ar: 'وصف المنتج',
    description_en: 'Description',
    price: 100,
    category_id: category?.id ?? '',
    brand_id: ids[1] ?? '',
  })
  // A defect of the database, as code cannot foresee it.
  await db.execute(sql`create function fail_quartz() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`)
  await db.execute(
    sql`create trigger fail_quartz before delete on brands for each row when (old.name_en = 'Quartz 2') execute function fail_quartz()`,
  )
  const { body } = await start('Quartz', { action: 'delete' })
  await runQueues(shared, ['bulk_runs'])
  const state = await load(body.data?.id)
  expect(state).toMatchObject({ status: 'done', total: 3, done: 3, rejected: 2 })
  expect(state?.rejections).toEqual(
    expect.arrayContaining([
      { id: ids[1], title: 'Quartz 1', msg: expect.stringContaining('still in use') },
      { id: ids[2], title: 'Quartz 2', msg: expect.stringContaining('Something went wrong') },
    ]),
  )
  expect(await db.$count(brands, like(brands.name_en, 'Quartz%'))).toBe(2)
  expect(await audits(ids, 'delete')).toBe(1)
  const file = await call('GET', `${url}/${body.data?.id}/rejected.csv`, { token })
  expect(file.text.trim().split('\r\n')).toHaveLength(3)
  expect(file.text).toContain('Quartz 1,"This is still in use')
})

test('a run continues after a restart behind the rows that have a result, and a second process changes none twice', async () => {
  const ids = await addBrands('Onyx', 104)
  const { body } = await start('Onyx', switchOff)
  const job = { payload: { bulk_run_id: body.data?.id }, attempts: 1 }
  expect(await Promise.all([runBulkBatch(shared, job), runBulkBatch(shared, job)])).toEqual(['again', 'again'])
  expect(await load(body.data?.id)).toMatchObject({ status: 'running', total: 104 })
  await runQueues(shared, ['bulk_runs'])
  expect(await load(body.data?.id)).toMatchObject({ status: 'done', done: 104 })
  expect(await audits(ids, 'edit')).toBe(104)
})

test('a cancelled run keeps what was changed and changes nothing more', async () => {
  const ids = await addBrands('Basalt', 104)
  const { body } = await start('Basalt', switchOff)
  await runBulkBatch(shared, { payload: { bulk_run_id: body.data?.id }, attempts: 1 })
  expect((await call('POST', `${url}/${body.data?.id}/cancel`, { token })).body.data).toMatchObject({ status: 'cancelled', done: 100 })
  await runQueues(shared, ['bulk_runs'])
  expect(await load(body.data?.id)).toMatchObject({ status: 'cancelled', done: 100 })
  expect(await db.$count(brands, and(inArray(brands.id, ids), eq(brands.is_active, true)))).toBe(4)
})

test('a run needs the permission of its action, at its start and while it runs, and belongs to one admin', async () => {
  await addBrands('Garnet', 2)
  const lister = await adminToken(app, ['brands.list'])
  expect((await start('Garnet', switchOff, lister)).status).toBe(403)
  const editor = await adminToken(app, ['brands.list', 'brands.edit'])
  expect((await start('Garnet', { action: 'delete' }, editor)).status).toBe(403)
  const { body } = await start('Garnet', switchOff, editor)
  const path = `${url}/${body.data?.id}`
  for (const [method, address] of [
    ['GET', path],
    ['POST', `${path}/cancel`],
    ['GET', `${path}/rejected.csv`],
  ] as const)
    expect((await call(method, address, { token: lister })).status).toBe(404)
  const [run] = await db
    .select({ admin_id: bulkRuns.admin_id })
    .from(bulkRuns)
    .where(eq(bulkRuns.id, String(body.data?.id)))
  await changeAudited(app, admins, { set: { status: 'blocked' }, where: eq(admins.id, run?.admin_id ?? '') })
  await runQueues(shared, ['bulk_runs'])
  expect(
    await db
      .select({ status: bulkRuns.status })
      .from(bulkRuns)
      .where(eq(bulkRuns.id, String(body.data?.id))),
  ).toEqual([{ status: 'failed' }])
  expect(await db.$count(brands, and(like(brands.name_en, 'Garnet%'), eq(brands.is_active, true)))).toBe(2)
})

test('a run without rows, with too many, or with an unknown field is refused', async () => {
  expect((await start('nothing-like-this', switchOff)).status).toBe(422)
  expect((await start('', { action: 'edit', inputs: { name: { ar: 'ا', en: 'A' } } })).status).toBe(422)
  expect(() => assertBulkSize(bulkRunLimits.rows)).not.toThrow()
  expect(() => assertBulkSize(bulkRunLimits.rows + 1)).toThrow('at most 50,000 records')
})

test('runs are deleted after a week, with their rejected rows', async () => {
  expect(await db.$count(bulkRejections)).toBeGreaterThan(0)
  app.clock.advance(8 * dayMs)
  await deleteOldBulkRuns(shared)
  expect([await db.$count(bulkRuns), await db.$count(bulkRejections)]).toEqual([0, 0])
})
