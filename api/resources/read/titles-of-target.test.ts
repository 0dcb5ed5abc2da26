import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { admins } from '../../identity/tables/people.ts'
import { complaints, refund_requests } from '../../ordering/tables/from-registry.ts'
import { orders } from '../../ordering/tables/orders.ts'
import { adminToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { domainJoinTables } from '../domain-join-tables.ts'
import { audit } from '../write/audit.ts'

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
  const requests = await db.select().from(refund_requests)
  const [other] = (await db.select().from(admins)).filter(
    ({ id }) => !requests.some((row) => id === row.requested_by || id === row.decided_by),
  )
  const path = '/api/admin/refund-requests/related/admins'
  const known = [{ id: requester.id, title: requester.name }]
  expect((await call('GET', '/api/admin/admins', { token })).status).toBe(403)
  expect((await call('GET', `${path}?id=${requester.id}&id=${other?.id}`, { token })).rows).toEqual(known)
  // What a filter offers, with and without a search.
  const offered = (await call('GET', path, { token })).rows
  expect(offered).toContainEqual(known[0])
  expect(JSON.stringify(offered)).not.toContain(other?.id)
  expect((await call('GET', `${path}?q=${encodeURIComponent(requester.name)}`, { token })).rows).toEqual(known)
  expect((await call('GET', `${path}?q=nobody`, { token })).rows).toEqual([])
  for (const page of ['_start=100', '_start=0&_end=201', '_start=999999900&_end=999999999'])
    expect(await call('GET', `${path}?${page}`, { token }), page).toMatchObject({ status: 422 })
  const unprivileged = await adminToken(app, ['orders.list'])
  expect((await call('GET', `${path}?id=${requester.id}`, { token: unprivileged })).status).toBe(403)
})

test('the titles of many related rows and of those that only a history mentions are there too', async () => {
  const [joined] = await db.select().from(domainJoinTables['providers.city_ids'])
  const token = await adminToken(app, ['providers.list', 'complaints.list', 'complaints.show'])
  const cities = await call('GET', `/api/admin/providers/related/cities?id=${joined?.to_id}`, { token })
  expect(cities.rows).toHaveLength(1)

  const [complaint] = await db.select().from(complaints)
  const [known] = await db
    .select()
    .from(admins)
    .where(eq(admins.id, await formerFollower(String(complaint?.id))))
  const former = `/api/admin/complaints/related/admins?id=${known?.id}`
  expect((await call('GET', former, { token })).rows).toEqual([])
  expect((await call('GET', `${former}&row=${complaint?.id}`, { token })).rows).toEqual([{ id: known?.id, title: known?.name }])
  const withoutPages = await adminToken(app, ['complaints.list'])
  expect((await call('GET', `${former}&row=${complaint?.id}`, { token: withoutPages })).status).toBe(403)
})

/** An administrator who followed this complaint before somebody else did, and follows no other. */
async function formerFollower(row_id: string): Promise<string> {
  const [admin] = await db.insert(admins).values({ name: 'Former follower', phone: '+966590009999', password_hash: 'none' }).returning()
  if (!admin) throw new Error('no administrator was returned')
  await audit(app.createContext(), {
    action: 'edit',
    resource: 'complaints',
    row_id,
    before: { admin_id: admin.id },
    after: { admin_id: null },
  })
  return admin.id
}

test('an export has the names that its rows refer to', async () => {
  const { name, order_id } = await pendingRequest()
  const token = await adminToken(app, ['refund-requests.list'])
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id))
  const { text } = await call('GET', '/api/admin/refund-requests/export.csv', { token })
  expect(text).toContain(name)
  expect(text).toContain(order?.number)
})
