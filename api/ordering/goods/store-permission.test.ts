import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '../../messaging/tables/notifications.ts'
import { paidGoods } from '../../testing/paid-goods.ts'
import { newClient, sessionToken } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({}, { demo: true })
const { call, db } = app
const { pay, transition, provider_id } = await paidGoods(app)
const teamUser = async (...permissions: string[]) => {
  const user = await newClient(app, { role: 'provider_user', client_type: null, provider_id, permissions })
  return { id: user.id, token: await sessionToken(app, user) }
}
const [store, orders, none] = [await teamUser('manage_store'), await teamUser('show_orders', 'manage_orders'), await teamUser()]
const statusOf = async (token: string, path: string) => (await call('GET', path, { token })).status
const listed = async (token: string, kind: string) =>
  Number((await call('GET', `/api/orders?kind=${kind}&tab=current`, { token })).body.data?.pagination?.total_items)

test('products, shipping rates and orders of the store need the permission to manage the store', async () => {
  const { order, owner } = await pay([1])
  for (const path of ['/api/provider/products', '/api/provider/shipping-rates', `/api/orders/${order}/packing-slip`]) {
    expect([path, await statusOf(store.token, path), await statusOf(owner, path)]).toEqual([path, 200, 200])
    for (const { token } of [orders, none]) expect([path, await statusOf(token, path)]).toEqual([path, 403])
  }
  expect(await statusOf(store.token, `/api/orders/${order}`)).toBe(200)
  // With the permission for other orders, those of the store do not exist.
  expect(await statusOf(orders.token, `/api/orders/${order}`)).toBe(404)
  expect(await statusOf(none.token, `/api/orders/${order}`)).toBe(403)
  expect(await listed(store.token, 'store')).toBe(await listed(owner, 'store'))
  expect(await listed(orders.token, 'store')).toBe(0)
  expect(await listed(store.token, 'service')).toBe(0)
  expect((await transition(orders.token, order, 'prepare')).status).toBe(403)
  expect((await transition(none.token, order, 'prepare')).status).toBe(403)
  expect((await transition(store.token, order, 'prepare')).status).toBe(200)
  expect((await transition(store.token, order, 'send_out')).status).toBe(200)
  // People who only see other orders are not notified of these.
  const notified = await db
    .select({ user_id: notifications.user_id })
    .from(notifications)
    .where(and(eq(notifications.order_id, order), inArray(notifications.user_id, [store.id, orders.id, none.id])))
  expect([...new Set(notified.map(({ user_id }) => user_id))]).toEqual([store.id])
})

test('a user with both permissions delivers goods, and one with the other permission does not', async () => {
  const both = await teamUser('show_orders', 'manage_store')
  const { order, client } = await pay([1])
  await transition(both.token, order, 'prepare')
  await transition(both.token, order, 'send_out')
  const code = (await call('GET', `/api/orders/${order}`, { token: client })).body.data?.delivery_code
  expect((await transition(orders.token, order, 'deliver', { code })).status).toBe(404)
  expect((await transition(both.token, order, 'deliver', { code })).status).toBe(200)
})
