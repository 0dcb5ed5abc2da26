import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { paidGoods } from '../../testing/paid-goods.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'
import { orders } from '../tables/orders.ts'

const app = await testApp({}, { demo: true })
const { call, db } = app
const { pay, page, provider_id } = await paidGoods(app)
const member = (...permissions: string[]) => newClient(app, { role: 'provider_user', client_type: null, provider_id, permissions })
const tokenOf = (user: { id: string }) => sessionToken(app, user)
const assign = (token: string, order: string, user: { id: string } | null) =>
  call('PUT', `/api/orders/${order}/assignee`, { token, body: { user_id: user?.id ?? null } })
const typesOf = async (user: { id: string }) =>
  (await db.select({ type: notifications.type }).from(notifications).where(eq(notifications.user_id, user.id))).map(({ type }) => type)
const listOf = async (user: { id: string }) => {
  const { body } = await call('GET', '/api/orders?assigned=me', { token: await tokenOf(user) })
  return { ids: Object(body.data).data.map(({ id }: { id: string }) => id), count: Object(body.data).assigned_to_me }
}

test('an order is assigned to a member, who is notified and finds it, and to somebody else', async () => {
  const { order, owner, client } = await pay([1])
  const [first, second] = [await member('manage_store'), await member('manage_store')]
  expect(await page(owner, order)).toMatchObject({ assignee: null })
  expect((await page(owner, order)).candidates).toContainEqual(expect.objectContaining({ id: first.id }))
  const [before] = await db.select().from(orders).where(eq(orders.id, order))
  expect((await assign(owner, order, first)).status).toBe(200)
  expect(await typesOf(first)).toEqual(['order_assigned'])
  expect(await listOf(first)).toEqual({ ids: [order], count: 1 })
  expect(await page(await tokenOf(first), order)).toMatchObject({ assignee: { id: first.id } })
  expect(await page(client, order)).toMatchObject({ assignee: null, candidates: [] })
  const home = await call('GET', '/api/user/home', { token: await tokenOf(first) })
  expect(home.body.data).toMatchObject({ provider: { todo: { assigned: 1 }, todo_orders: { assigned: order } } })

  expect((await assign(await tokenOf(first), order, second)).status).toBe(200)
  expect(await typesOf(second)).toEqual(['order_assigned'])
  expect(await listOf(first)).toEqual({ ids: [], count: 0 })
  expect((await assign(owner, order, null)).status).toBe(200)
  expect(await typesOf(second)).toEqual(['order_assigned', 'order_unassigned'])
  const [after] = await db.select().from(orders).where(eq(orders.id, order))
  expect([after?.version, after?.updated_at]).toEqual([before?.version, before?.updated_at])
  const entries = await db.select({ action: auditEntries.action }).from(auditEntries).where(eq(auditEntries.row_id, order))
  expect(entries.filter(({ action }) => action.endsWith('assign'))).toHaveLength(3)
})

test('only people who manage such orders assign them and get them', async () => {
  const { order, owner, client } = await pay([1])
  for (const user of [await member('manage_orders', 'show_orders'), await member('deliver_orders'), await newClient(app)]) {
    const { status, body } = await assign(owner, order, user)
    expect([status, Object.keys(Object(body.errors))]).toEqual([422, ['user_id']])
  }
  expect((await assign(await tokenOf(await member('deliver_orders')), order, null)).status).toBe(403)
  expect((await assign(client, order, null)).status).toBe(403)
  expect((await call('PUT', `/api/orders/${crypto.randomUUID()}/assignee`, { token: owner, body: { user_id: null } })).status).toBe(404)
  await db.update(orders).set({ status: 'completed' }).where(eq(orders.id, order))
  expect((await assign(owner, order, null)).status).toBe(409)
  await db.update(orders).set({ status: 'in_progress' }).where(eq(orders.id, order))
})

test('who is blocked, removed or loses the permission loses the orders, and the provider is notified', async () => {
  const { order, owner } = await pay([1])
  const change = {
    block: (id: string) => call('POST', `/api/provider/users/${id}/block`, { token: owner }),
    remove: (id: string) => call('DELETE', `/api/provider/users/${id}`, { token: owner }),
    edit: (id: string) =>
      call('PATCH', `/api/provider/users/${id}`, { token: owner, body: { name: 'سارة', permissions: ['show_orders'] } }),
  }
  for (const [name, make] of Object.entries(change)) {
    const user = await member('manage_store')
    expect((await assign(owner, order, user)).status).toBe(200)
    expect([name, (await make(user.id)).status]).toEqual([name, 200])
    expect([name, (await page(owner, order)).assignee]).toEqual([name, null])
  }
  const notified = await db.select().from(notifications).where(eq(notifications.type, 'order_without_assignee'))
  expect(notified.length).toBeGreaterThanOrEqual(3)
})

testInvariants(app)
