import { list, localized, money, text } from '@wasl/shared/registry/fields.ts'
import { resource } from '@wasl/shared/registry/resource.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { declaredResource } from '../../testing/declared-resource.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import type { PlannedWrite } from '../hook-types.ts'
import { resourceRoutes } from '../routes/routes.ts'

const label = { one: { en: 'Estimate', ar: 'تقدير' }, many: { en: 'Estimates', ar: 'التقديرات' } } as const
const declare = <const N extends string>(name: N) =>
  resource({
    name,
    label,
    group: 'operations',
    icon: 'tags',
    fields: {
      title: text('Title', 'العنوان'),
      code: text('Code', 'الرمز', { readOnly: true, optional: true }),
      lines: list(
        'Lines',
        'الأسطر',
        { name: localized('Name', 'الاسم'), amount: money('Amount', 'المبلغ') },
        { one: { en: 'Line', ar: 'سطر' } },
      ),
      total: money('Total', 'المجموع', { readOnly: true }),
    },
    title: 'title',
    list: ['title', 'total'],
    sort: 'title',
    computed: { total: ({ lines }) => lines.reduce((sum, { amount }) => sum + amount, 0) },
    actions: { clear: { label: { en: 'Clear', ar: 'إفراغ' }, when: () => true, set: { lines: [] } } },
    access: { action: 'adm.features' },
  })
const plain = declaredResource(declare('estimates'))
const hooked = declaredResource(declare('hooked-estimates'))
const app = await testApp({}, { more: (server) => resourceRoutes(server, [plain.stored, hooked.stored]) })
const { call, db } = app
const token = await adminToken(app, 'all')
beforeAll(async () => {
  for (const { createTables } of [plain, hooked]) await createTables(db)
  const own = {
    'hooked-estimates': async (_: unknown, { action, row }: PlannedWrite) =>
      action === 'create' ? { code: `code of ${row.title}`, lines: [] } : {},
  }
  const { resources } = app.shared.hooks
  app.shared.hooks.resources = { ...resources, beforeWrites: { ...resources.beforeWrites, ...own } }
})

const line = (amount: number) => ({ name: { ar: 'بند', en: 'Line' }, amount })
const audited = async (resource: string) => {
  const { rows } = await db.execute<{ total: number }>(
    sql`select (after->>'total')::int as total from audit_entries where resource = ${resource} order by at, (after->>'version')::int`,
  )
  return rows.map(({ total }) => total)
}

test('a computed field is the same in the answer, the database and the history, after every kind of write', async () => {
  const url = '/api/admin/estimates'
  const created = await call('POST', url, { token, body: { title: 'a', lines: [line(100), line(250)] } })
  expect(created.body).toMatchObject({ total: 350, version: 1 })
  const own = `${url}/${created.body.id}`
  expect((await call('PATCH', own, { token, body: { lines: [line(40)] } })).body).toMatchObject({ total: 40, version: 2 })
  expect((await call('PATCH', own, { token, body: { lines: [line(40)] } })).body).toMatchObject({ total: 40, version: 2 })
  expect((await call('POST', `${own}/actions/clear`, { token, body: {} })).body).toMatchObject({ total: 0, version: 3 })
  expect((await call('GET', own, { token })).body.total).toBe(0)
  expect(await audited('estimates')).toEqual([350, 40, 0])
  expect((await call('POST', url, { token, body: { title: 'a', lines: [], total: 5 } })).body.errors).toHaveProperty('total')
})

test('a hook before the write changes what is stored, answered and audited', async () => {
  const url = '/api/admin/hooked-estimates'
  const created = await call('POST', url, { token, body: { title: 'a', lines: [line(100)] } })
  expect(created.body).toMatchObject({ code: 'code of a', lines: [], total: 0, version: 1 })
  const edited = await call('PATCH', `${url}/${created.body.id}`, { token, body: { lines: [line(70)] } })
  expect(edited.body).toMatchObject({ code: 'code of a', total: 70, version: 2 })
  expect(await audited('hooked-estimates')).toEqual([0, 70])
})
