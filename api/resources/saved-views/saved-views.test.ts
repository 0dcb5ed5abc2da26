import { beforeAll, expect, test } from 'vitest'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const house = await testApp()
const { call } = house
let [sharer, reader] = ['', '']

beforeAll(async () => {
  sharer = await adminToken(house, ['cities.list', 'views.share'])
  reader = await adminToken(house, ['cities.list'])
})

const view = { resource: 'cities', name: 'مدن عسير', is_shared: false, query: 'filters[0][field]=region', columns: ['name'] }
const keep = (token: string, change: object = {}) => call('POST', '/api/admin/views', { token, body: { ...view, ...change } })
const names = async (token: string) => {
  const { body } = await call('GET', '/api/admin/views?resource=cities', { token })
  return (Array.isArray(body.data) ? body.data : []).map((kept: { name: string }) => kept.name)
}

test('a view that is kept is seen by oneself alone, and replaced under its name', async () => {
  expect((await keep(reader)).status).toBe(201)
  expect(await keep(reader, { columns: ['name', 'region'] })).toMatchObject({
    body: { data: { columns: ['name', 'region'], is_own: true } },
  })
  expect([await names(reader), await names(sharer)]).toEqual([['مدن عسير'], []])
})

test('sharing a view takes its permission; a shared one is seen by who may open the list', async () => {
  expect((await keep(reader, { name: 'للجميع', is_shared: true })).status).toBe(403)
  expect((await keep(sharer, { name: 'للجميع', is_shared: true })).status).toBe(201)
  expect(await names(reader)).toContain('للجميع')
  const stranger = await adminToken(house, ['faqs.list'])
  expect((await call('GET', '/api/admin/views?resource=cities', { token: stranger })).status).toBe(403)
})

test('nobody removes the view of another, save a shared one by who may share', async () => {
  const own = await keep(sharer, { name: 'خاصة' })
  const shared = await keep(await adminToken(house, 'all'), { name: 'مشتركة', is_shared: true })
  const remove = (token: string, { body }: typeof own) => call('DELETE', `/api/admin/views/${body.data?.id}`, { token })
  expect((await remove(reader, own)).status).toBe(404)
  expect((await remove(reader, shared)).status).toBe(404)
  expect((await remove(sharer, shared)).status).toBe(200)
  expect((await remove(sharer, own)).status).toBe(200)
})

test('there are no views of a list that does not exist', async () => {
  expect((await call('GET', '/api/admin/views?resource=secrets', { token: reader })).status).toBe(404)
})
