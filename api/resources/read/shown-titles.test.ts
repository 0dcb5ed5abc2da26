import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { admins } from '../../identity/tables/people.ts'
import { refund_requests } from '../../ordering/tables/from-registry.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({}, { demo: true })
const { call, db } = app

async function pendingRequest() {
  const [found] = await db
    .select({ id: admins.id, name: admins.name, order_id: refund_requests.order_id })
    .from(refund_requests)
    .innerJoin(admins, eq(admins.id, refund_requests.requested_by))
  if (!found) throw new Error('the demo has no refund request')
  return found
}

test('a role that may not list administrators sees who requested a refund, and nobody else', async () => {
  const requester = await pendingRequest()
  const token = await adminToken(app, ['refund-requests.list'])
  const [other] = (await db.select().from(admins)).filter(({ id }) => id !== requester.id)
  const titles = (field: string, ...ids: string[]) =>
    call('GET', `/api/admin/refund-requests/titles?field=${field}&${ids.map((id) => `id=${id}`).join('&')}`, { token })
  expect((await call('GET', '/api/admin/admins', { token })).status).toBe(403)
  expect((await titles('requested_by', requester.id, other?.id ?? '')).rows).toEqual([{ id: requester.id, title: requester.name }])
  expect((await titles('order_id', requester.order_id)).status).toBe(422)
  const unprivileged = await adminToken(app, ['orders.list'])
  const denied = await call('GET', `/api/admin/refund-requests/titles?field=requested_by&id=${requester.id}`, { token: unprivileged })
  expect(denied.status).toBe(403)
})

test('an export has the names that a field always shows, and no others of lists that the role may not see', async () => {
  const { name, order_id } = await pendingRequest()
  const token = await adminToken(app, ['refund-requests.list'])
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id))
  const { text } = await call('GET', '/api/admin/refund-requests/export.csv', { token })
  expect(text).toContain(name)
  expect(text).not.toContain(order?.number)
})
