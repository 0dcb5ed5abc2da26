import { beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { call } = app
let [sharer, reader] = ['', '']

beforeAll(async () => {
  sharer = await adminToken(app, ['cities.list', 'views.share'])
  reader = await adminToken(app, ['cities.list'])
})

const view = { resource: 'cities', name: 'مدن عسير', is_shared: false, query: 'filters[0][field]=region', columns: ['name'] }
const save = (token: string, change: object = {}) => call('POST', '/api/admin/views', { token, body: { ...view, ...change } })
const names = async (token: string) => {
  const { body } = await call('GET', '/api/admin/views?resource=cities', { token })
  return (Array.isArray(body.data) ? body.data : []).map((saved: { name: string }) => saved.name)
}

test('a saved view is visible to its owner alone, and replaced under the same name', async () => {
  expect((await save(reader)).status).toBe(201)
  expect(await save(reader, { columns: ['name', 'region'] })).toMatchObject({
    body: { data: { columns: ['name', 'region'], is_own: true } },
  })
  expect([await names(reader), await names(sharer)]).toEqual([['مدن عسير'], []])
})

test('sharing a view needs its permission; a shared view is visible to everyone who may list', async () => {
  expect((await save(reader, { name: 'للجميع', is_shared: true })).status).toBe(403)
  expect((await save(sharer, { name: 'للجميع', is_shared: true })).status).toBe(201)
  expect(await names(reader)).toContain('للجميع')
  const stranger = await adminToken(app, ['faqs.list'])
  expect((await call('GET', '/api/admin/views?resource=cities', { token: stranger })).status).toBe(403)
})

test('another admin’s view cannot be removed, except a shared one with the permission to share', async () => {
  const own = await save(sharer, { name: 'خاصة' })
  const shared = await save(await adminToken(app, 'all'), { name: 'مشتركة', is_shared: true })
  const remove = (token: string, { body }: typeof own) => call('DELETE', `/api/admin/views/${body.data?.id}`, { token })
  expect((await remove(reader, own)).status).toBe(404)
  expect((await remove(reader, shared)).status).toBe(404)
  expect((await remove(sharer, shared)).status).toBe(200)
  expect((await remove(sharer, own)).status).toBe(200)
})

test('views of an unknown list are a 404', async () => {
  expect((await call('GET', '/api/admin/views?resource=secrets', { token: reader })).status).toBe(404)
})
