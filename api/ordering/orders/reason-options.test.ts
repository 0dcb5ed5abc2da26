import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderFixture } from '../../testing/order-fixture.ts'
import { payableOrder, payOrder } from '../../testing/orders.ts'
import { adminToken } from '../../testing/people.ts'
import { orders } from '../tables/orders.ts'

const { app, client, provider, sample, submittedOrder } = await orderFixture()
const { call, db } = app
const admin = await adminToken(app, 'all')

const reasonsOf = async (action: string, token = admin) =>
  (await call('GET', `/api/admin/orders/actions/${action}/reasons`, { token })).rows
const runAction = (id: string, action: string, body: object, lang: 'ar' | 'en' = 'ar') =>
  call('POST', `/api/admin/orders/${id}/actions/${action}`, { token: admin, body, lang })
const chosenOf = async (id: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row?.cancel_reason_id
}
const idOf = async (en: string) => {
  const { rows } = await call('GET', `/api/admin/cancellation-reasons?cancel_reason=${encodeURIComponent(en)}`, { token: admin })
  return String(rows[0]?.id)
}

test('the administration gets its own and the general reasons in their order, with the permission of the action', async () => {
  const options = await reasonsOf('cancel', await adminToken(app, ['orders.cancel']))
  expect(options.map(({ text }) => text)).toMatchObject([
    { en: 'The order breaks the terms of use' },
    { en: 'Duplicate order' },
    { en: 'Both parties agreed to cancel' },
  ])
  expect(await reasonsOf('request_refund')).toEqual(options)
  const otherAdmin = await adminToken(app, ['orders.cancel', 'cancellation-reasons.list'])
  expect((await call('GET', '/api/admin/orders/actions/request_refund/reasons', { token: otherAdmin })).status).toBe(403)
})

test('a cancellation stores the text and the id of the chosen reason', async () => {
  const [order, reason_id] = [await submittedOrder(), await idOf('Duplicate order')]
  expect((await runAction(order.id, 'cancel', { reason_id })).body).toMatchObject({ status: 'cancelled', cancel_reason: 'طلب مكرر' })
  expect(await chosenOf(order.id)).toBe(reason_id)
  const steps = await call('GET', `/api/admin/order-events?order_id=${order.id}&_sort=seq&_order=DESC`, { token: admin })
  expect(steps.rows[0]).toMatchObject({ transition: 'cancel', actor: 'admin', reason: 'طلب مكرر' })
})

test('a refund and a bulk cancellation use the chosen reason', async () => {
  const reason_id = await idOf('Both parties agreed to cancel')
  const paid = await payableOrder(app, client, provider, sample)
  await payOrder(app, client, paid, 'pay-to-refund-by-reason')
  expect((await runAction(paid.id, 'request_refund', { reason_id }, 'en')).status).toBe(200)
  const requests = await call('GET', `/api/admin/refund-requests?order_id=${paid.id}`, { token: admin })
  expect(requests.rows).toMatchObject([{ reason: 'Both parties agreed to cancel' }])
  const other = await adminToken(app, ['refund-requests.approve'])
  await call('POST', `/api/admin/refund-requests/${requests.rows[0]?.id}/actions/approve`, { token: other })
  expect(await chosenOf(paid.id)).toBe(reason_id)
  const submitted = [await submittedOrder(), await submittedOrder()]
  const body = { action: 'cancel', ids: submitted.map(({ id }) => id), inputs: { reason_id } }
  const { results } = (await call('POST', '/api/admin/orders/bulk', { token: admin, body })).body
  expect(results).toEqual(submitted.map(({ id }) => ({ id, ok: true })))
  expect(await Promise.all(submitted.map(({ id }) => chosenOf(id)))).toEqual([reason_id, reason_id])
})

test('a custom reason is accepted, an empty one is not', async () => {
  const order = await submittedOrder()
  const empty = await runAction(order.id, 'cancel', {})
  expect([empty.status, empty.body.errors]).toEqual([422, { reason: ['هذا الحقل مطلوب'] }])
  expect((await runAction(order.id, 'cancel', { reason: 'طلب تجريبي من الفريق' })).body).toMatchObject({
    cancel_reason: 'طلب تجريبي من الفريق',
  })
  expect(await chosenOf(order.id)).toBeNull()
})

test('a reason of another side or an inactive one is rejected', async () => {
  const order = await submittedOrder()
  const [own, clients] = [await idOf('Duplicate order'), await idOf('I made a mistake in the order')]
  expect(await runAction(order.id, 'cancel', { reason_id: clients })).toMatchObject({
    status: 422,
    body: { errors: { reason_id: ['اختر السبب'] } },
  })
  const byClient = (reason_id: string) => call('POST', `/api/orders/${order.id}/transitions/cancel`, { token: client, body: { reason_id } })
  expect(await byClient(own)).toMatchObject({ status: 422, body: { errors: { reason_id: [expect.any(String)] } } })
  expect((await call('PATCH', `/api/admin/cancellation-reasons/${own}`, { token: admin, body: { is_active: false } })).status).toBe(200)
  expect((await runAction(order.id, 'cancel', { reason_id: own })).status).toBe(422)
  expect((await reasonsOf('cancel')).map(({ id }) => id)).not.toContain(own)
  expect((await byClient(clients)).status).toBe(200)
})
