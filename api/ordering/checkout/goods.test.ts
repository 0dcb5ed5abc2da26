import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../identity/tables/people.ts'
import { notifications } from '../../messaging/tables/notifications.ts'
import { adminToken, sessionToken } from '../../testing/people.ts'
import { checkedOut, newShopper, putInCart, soldProducts } from '../../testing/store.ts'
import { testApp } from '../../testing/test-app.ts'
import { testInvariants } from '../../testing/test-invariants.ts'

const app = await testApp({}, { demo: true })
const { call, db } = app
const admin = await adminToken(app, 'all')
const [own] = await soldProducts(app, 'platform')
const [sold] = await soldProducts(app, 'provider')
const [ownerRow] = await db
  .select()
  .from(users)
  .where(eq(users.provider_id, sold?.provider_id ?? ''))
const owner = await sessionToken(app, { id: ownerRow?.id ?? '' })

async function paid(unit: string | undefined) {
  const shopper = await newShopper(app)
  await putInCart(app, shopper, unit ?? '')
  const { checkout_id, orders } = await checkedOut(app, shopper)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  expect(
    (await call('POST', `/api/checkouts/${checkout_id}/pay`, { token: shopper.token, body: { method: 'wallet' }, headers })).status,
  ).toBe(200)
  return { ...shopper, order: String(orders[0].id) }
}
const page = async (token: string, order: string) => Object((await call('GET', `/api/orders/${order}`, { token })).body.data)
const transition = (token: string, order: string, name: string, body: object = {}) =>
  call('POST', `/api/orders/${order}/transitions/${name}`, { token, body })
const act = (order: string, name: string) => call('POST', `/api/admin/orders/${order}/actions/${name}`, { token: admin, body: {} })

test('a provider prepares the goods, sends them out, and delivers them for the code that the client alone has', async () => {
  const { token, order } = await paid(sold?.id)
  const { delivery_code } = await page(token, order)
  expect(delivery_code).toMatch(/^\d{6}$/)
  expect(await page(owner, order)).toMatchObject({ fulfilment: 'preparing', delivery_code: null })
  expect((await transition(owner, order, 'deliver', { code: delivery_code })).status).toBe(409)
  expect((await transition(owner, order, 'send_out')).status).toBe(409)
  expect((await transition(token, order, 'prepare')).status).toBe(403)
  expect((await act(order, 'prepare')).status).toBe(409)
  expect((await transition(owner, order, 'prepare')).status).toBe(200)
  expect((await transition(owner, order, 'send_out')).status).toBe(200)
  expect(await page(token, order)).toMatchObject({ status: 'in_progress', fulfilment: 'out_for_delivery', delivery_code })
  for (const body of [{}, { code: '000000' }])
    expect((await transition(owner, order, 'deliver', body)).body.errors).toEqual({ code: [expect.any(String)] })
  expect((await transition(owner, order, 'deliver', { code: delivery_code })).status).toBe(200)
  expect(await page(token, order)).toMatchObject({ status: 'delivered', delivery_code: null })
  expect((await transition(token, order, 'confirm_receipt')).status).toBe(200)
  const notified = await db.select({ type: notifications.type }).from(notifications).where(eq(notifications.order_id, order))
  expect(notified.map(({ type }) => type)).toEqual(expect.arrayContaining(['order_prepared', 'order_on_the_way', 'order_delivered']))
})

test('the administration prepares, sends and delivers the goods of the platform, which keeps what they were sold for', async () => {
  const { token, order } = await paid(own?.id)
  expect((await act(order, 'deliver')).status).toBe(409)
  for (const name of ['prepare', 'send_out', 'deliver']) expect([name, (await act(order, name)).status]).toEqual([name, 200])
  expect((await transition(token, order, 'confirm_receipt')).status).toBe(200)
  expect(await page(token, order)).toMatchObject({ status: 'completed', can_review: true, held_amount: 0 })
})

testInvariants(app)
