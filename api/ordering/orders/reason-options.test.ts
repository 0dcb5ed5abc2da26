import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../../platform/db/tables/orders.ts'
import { orderHouse } from '../../testing/order-house.ts'
import { payableOrder, payOrder } from '../../testing/orders.ts'
import { adminToken } from '../../testing/people.ts'

const { house, client, provider, world, sent } = await orderHouse()
const { call, db } = house
const admin = await adminToken(house, 'all')

const reasonsOf = async (action: string, token = admin) =>
  (await call('GET', `/api/admin/orders/actions/${action}/reasons`, { token })).rows
const does = (id: string, action: string, body: object, lang: 'ar' | 'en' = 'ar') =>
  call('POST', `/api/admin/orders/${id}/actions/${action}`, { token: admin, body, lang })
const chosenOf = async (id: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row?.cancel_reason_id
}
const idOf = async (en: string) => {
  const { rows } = await call('GET', `/api/admin/cancellation-reasons?cancel_reason=${encodeURIComponent(en)}`, { token: admin })
  return String(rows[0]?.id)
}

test('the administration is offered its own reasons and those of everyone, in their order, by the very permission of the act', async () => {
  const offered = await reasonsOf('cancel', await adminToken(house, ['orders.cancel']))
  expect(offered.map(({ text }) => text)).toMatchObject([
    { en: 'The order breaks the terms of use' },
    { en: 'A repeated order' },
    { en: 'Both parties agreed to cancel' },
  ])
  expect(await reasonsOf('ask_refund')).toEqual(offered)
  const stranger = await adminToken(house, ['orders.cancel', 'cancellation-reasons.list'])
  expect((await call('GET', '/api/admin/orders/actions/ask_refund/reasons', { token: stranger })).status).toBe(403)
})

test('an order is cancelled for a reason that was chosen, told in words and kept by its id', async () => {
  const [order, reason_id] = [await sent(), await idOf('A repeated order')]
  expect((await does(order.id, 'cancel', { reason_id })).body).toMatchObject({ status: 'cancelled', cancel_reason: 'طلب مكرر' })
  expect(await chosenOf(order.id)).toBe(reason_id)
  const steps = await call('GET', `/api/admin/order-events?order_id=${order.id}&_sort=seq&_order=DESC`, { token: admin })
  expect(steps.rows[0]).toMatchObject({ transition: 'cancel', actor: 'admin', reason: 'طلب مكرر' })
})

test('a paid order is refunded for a reason that was chosen, many orders too', async () => {
  const reason_id = await idOf('Both parties agreed to cancel')
  const paid = await payableOrder(house, client, provider, world)
  await payOrder(house, client, paid, 'pay-to-refund-by-reason')
  expect((await does(paid.id, 'ask_refund', { reason_id }, 'en')).status).toBe(200)
  const asked = await call('GET', `/api/admin/refund-requests?order_id=${paid.id}`, { token: admin })
  expect(asked.rows).toMatchObject([{ reason: 'Both parties agreed to cancel' }])
  const other = await adminToken(house, ['refund-requests.approve'])
  await call('POST', `/api/admin/refund-requests/${asked.rows[0]?.id}/actions/approve`, { token: other })
  expect(await chosenOf(paid.id)).toBe(reason_id)
  const some = [await sent(), await sent()]
  const body = { action: 'cancel', ids: some.map(({ id }) => id), given: { reason_id } }
  const { results } = (await call('POST', '/api/admin/orders/bulk', { token: admin, body })).body
  expect(results).toEqual(some.map(({ id }) => ({ id, ok: true })))
  expect(await Promise.all(some.map(({ id }) => chosenOf(id)))).toEqual([reason_id, reason_id])
})

test('own words still do, and nothing does not', async () => {
  const order = await sent()
  const nothing = await does(order.id, 'cancel', {})
  expect([nothing.status, nothing.body.errors]).toEqual([422, { reason: ['هذا الحقل مطلوب'] }])
  expect((await does(order.id, 'cancel', { reason: 'طلب تجريبي من الفريق' })).body).toMatchObject({ cancel_reason: 'طلب تجريبي من الفريق' })
  expect(await chosenOf(order.id)).toBeNull()
})

test('nobody chooses a reason of another side, or one that is not offered any more', async () => {
  const order = await sent()
  const [own, clients] = [await idOf('A repeated order'), await idOf('I made a mistake in the order')]
  expect(await does(order.id, 'cancel', { reason_id: clients })).toMatchObject({
    status: 422,
    body: { errors: { reason_id: ['اختر السبب'] } },
  })
  const byClient = (reason_id: string) => call('POST', `/api/orders/${order.id}/transitions/cancel`, { token: client, body: { reason_id } })
  expect(await byClient(own)).toMatchObject({ status: 422, body: { errors: { reason_id: [expect.any(String)] } } })
  expect((await call('PATCH', `/api/admin/cancellation-reasons/${own}`, { token: admin, body: { is_active: false } })).status).toBe(200)
  expect((await does(order.id, 'cancel', { reason_id: own })).status).toBe(422)
  expect((await reasonsOf('cancel')).map(({ id }) => id)).not.toContain(own)
  expect((await byClient(clients)).status).toBe(200)
})
