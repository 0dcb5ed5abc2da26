import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orders } from '../../ordering/tables/orders.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({}, { demo: true })
const { call, db } = app
const [order] = await db.select({ id: orders.id, number: orders.number }).from(orders).limit(1)
const url = (id: string) => `/api/admin/orders/${id}/notes`
const note = (token: string, text: string, id = order?.id ?? '') => call('POST', url(id), { token, body: { text } })

test('a note is on the history of its row and in the audit log, with its author', async () => {
  const token = await adminToken(app, 'all')
  expect((await note(token, 'اتصل العميل، ووعدناه بالرد غدًا')).status).toBe(201)
  const { rows } = await call('GET', `/api/admin/orders/${order?.id}/history`, { token })
  expect(rows[0]).toMatchObject({ action: 'note', reason: 'اتصل العميل، ووعدناه بالرد غدًا', changes: [] })
  expect(rows[0]?.actor_name).toBeTruthy()
  const log = await call('GET', '/api/admin/audit-entries?_start=0&_end=1&_sort=at&_order=DESC', { token })
  expect(log.rows[0]).toMatchObject({ action: 'note', row_title: { ar: order?.number } })
})

test('a note needs a text, a row, and the permission to see it', async () => {
  const token = await adminToken(app, ['orders.list', 'orders.show'])
  expect((await note(token, '  ')).body.errors).toHaveProperty('text')
  expect((await note(token, 'text', randomUUID())).status).toBe(404)
  expect((await note(token, 'seen by colleagues')).status).toBe(201)
  expect((await note(await adminToken(app, ['orders.list']), 'text')).status).toBe(403)
})

test('resources without notes have no such route', async () => {
  const token = await adminToken(app, 'all')
  expect((await call('POST', `/api/admin/cities/${randomUUID()}/notes`, { token, body: { text: 'text' } })).status).toBe(404)
})
